import { count, list, record, text, WireError, type WireRecord } from '../wire.ts';

/** What a download will take: contract/downloads.ts. */
export interface DownloadPlan {
  guideId: number;
  title: string;
  /** For how long the download may be played; undefined when the provider does not say. */
  leaseSeconds: number | undefined;
  tracks: {
    /** Media path, signed for about two hours; it answers as an attachment. */
    audio: string;
    /** Bytes. */
    size: number;
    /** Sane on every file system. */
    fileName: string;
  }[];
}

/** Decodes `WireDownload`. Throws WireError. */
export function toDownloadPlan(value: unknown): DownloadPlan {
  const wire = record(value, 'download');
  return {
    guideId: count(wire, 'guide_id'),
    title: text(wire, 'title'),
    leaseSeconds: optionalCount(wire, 'lease_seconds'),
    tracks: list(wire.tracks, 'tracks', (item) => {
      const track = record(item, 'track');
      return {
        audio: text(track, 'file_mp3'),
        size: count(track, 'size'),
        fileName: text(track, 'file_name'),
      };
    }),
  };
}

/** For how many seconds downloads may be played without another contact: contract/downloads.ts. */
export interface DownloadLeases {
  /** Guides that need no subscription. */
  ownedIds: number[];
  ownedSeconds: number;
  /** Of all other guides. */
  subscriptionSeconds: number;
}

/** Decodes `WireDownloadLeases`. Throws WireError. */
export function toDownloadLeases(value: unknown): DownloadLeases {
  const wire = record(value, 'leases');
  return {
    ownedIds: list(wire.guide_ids, 'guide_ids', (id) => count({ id }, 'id')),
    ownedSeconds: count(wire, 'lease_seconds'),
    subscriptionSeconds: count(wire, 'subscription_seconds'),
  };
}

const optionalCount = (wire: WireRecord, field: string): number | undefined =>
  wire[field] === undefined ? undefined : count(wire, field);

/** Decodes `WireDownloadKey`: 256 bits as base64url. Throws WireError. */
export function toDownloadKey(value: unknown): string {
  const key = text(record(value, 'key'), 'key');
  if (!/^[\w-]{43}$/.test(key)) throw new WireError('key is not one of 256 bits');
  return key;
}
