import type {
  WireDownload,
  WireDownloadKey,
  WireDownloadLeases,
  WireDownloadTrack,
} from '../../../../contract/downloads.ts';
import { nonNegativeNumber, list, record, text, WireError } from '../wire.ts';

/** The files of a download. */
export interface DownloadPlan {
  guideId: number;
  title: string;
  /** How long the download may be played; undefined if the provider does not say. */
  leaseSeconds: number | undefined;
  tracks: {
    /** Media path, signed for about two hours; its response is an attachment. */
    audio: string;
    /** Bytes. */
    size: number;
    /** Valid on every file system. */
    fileName: string;
    /** The words of the track; absent if the provider has none. */
    transcript?: { path: string; size: number };
  }[];
}

/** Decodes the files of a download. @throws WireError */
export function toDownloadPlan(value: unknown): DownloadPlan {
  const wire = record<WireDownload>(value, 'download');
  return {
    guideId: nonNegativeNumber(wire, 'guide_id'),
    title: text(wire, 'title'),
    leaseSeconds:
      wire.lease_seconds === undefined ? undefined : nonNegativeNumber(wire, 'lease_seconds'),
    tracks: list(wire.tracks, 'tracks', (item) => {
      const track = record<WireDownloadTrack>(item, 'track');
      return {
        audio: text(track, 'file_mp3'),
        size: nonNegativeNumber(track, 'size'),
        fileName: text(track, 'file_name'),
        ...(track.transcript !== undefined && { transcript: toTranscriptFile(track.transcript) }),
      };
    }),
  };
}

function toTranscriptFile(value: unknown): { path: string; size: number } {
  const file = record<NonNullable<WireDownloadTrack['transcript']>>(value, 'transcript');
  return { path: text(file, 'file'), size: nonNegativeNumber(file, 'size') };
}

/** How long downloads may be played without another contact with the server. */
export interface DownloadLeases {
  /** Guides that need no subscription. */
  ownedIds: number[];
  ownedSeconds: number;
  /** Seconds for all other guides. */
  subscriptionSeconds: number;
}

/** Decodes the leases. @throws WireError */
export function toDownloadLeases(value: unknown): DownloadLeases {
  const wire = record<WireDownloadLeases>(value, 'leases');
  return {
    ownedIds: list(wire.guide_ids, 'guide_ids', (id) => nonNegativeNumber({ id }, 'id')),
    ownedSeconds: nonNegativeNumber(wire, 'lease_seconds'),
    subscriptionSeconds: nonNegativeNumber(wire, 'subscription_seconds'),
  };
}

/** Returns 256 bits as base64url. @throws WireError */
export function toDownloadKey(value: unknown): string {
  const key = text(record<WireDownloadKey>(value, 'key'), 'key');
  if (!/^[\w-]{43}$/.test(key)) throw new WireError('key is not one of 256 bits');
  return key;
}
