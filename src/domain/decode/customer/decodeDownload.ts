import type {
  WireDownload,
  WireDownloadKey,
  WireDownloadLeases,
  WireDownloadTrack,
} from '../../../../contract/downloads.ts';
import { nonNegativeNumber, list, record, text, WireError } from '../wire.ts';

/** Decodes the files of a download. @throws WireError */
export function toDownloadPlan(value: unknown) {
  const wire = record<WireDownload>(value, 'download');
  return {
    guideId: nonNegativeNumber(wire, 'guide_id'),
    title: text(wire, 'title'),
    /** How long the download may be played; undefined if the provider does not say. */
    leaseSeconds:
      wire.lease_seconds === undefined ? undefined : nonNegativeNumber(wire, 'lease_seconds'),
    tracks: list(wire.tracks, 'tracks', (item) => {
      const track = record<WireDownloadTrack>(item, 'track');
      return {
        /** Media path, signed for about two hours; its response is an attachment. */
        audio: text(track, 'file_mp3'),
        /** Bytes. */
        size: nonNegativeNumber(track, 'size'),
        /** Valid on every file system. */
        fileName: text(track, 'file_name'),
        /** The words of the track; absent if the provider has none. */
        ...(track.transcript !== undefined && { transcript: toTranscriptFile(track.transcript) }),
      };
    }),
  };
}

/** The files of a download. */
export type DownloadPlan = ReturnType<typeof toDownloadPlan>;

function toTranscriptFile(value: unknown): { path: string; size: number } {
  const file = record<NonNullable<WireDownloadTrack['transcript']>>(value, 'transcript');
  return { path: text(file, 'file'), size: nonNegativeNumber(file, 'size') };
}

/** Decodes the leases. @throws WireError */
export function toDownloadLeases(value: unknown) {
  const wire = record<WireDownloadLeases>(value, 'leases');
  return {
    /** Guides that need no subscription. */
    ownedIds: list(wire.guide_ids, 'guide_ids', (id) => nonNegativeNumber({ id }, 'id')),
    ownedSeconds: nonNegativeNumber(wire, 'lease_seconds'),
    /** Seconds for all other guides. */
    subscriptionSeconds: nonNegativeNumber(wire, 'subscription_seconds'),
  };
}

/** How long downloads may be played without another contact with the server. */
export type DownloadLeases = ReturnType<typeof toDownloadLeases>;

/** Returns 256 bits as base64url. @throws WireError */
export function toDownloadKey(value: unknown): string {
  const key = text(record<WireDownloadKey>(value, 'key'), 'key');
  if (!/^[\w-]{43}$/.test(key)) throw new WireError('key is not one of 256 bits');
  return key;
}
