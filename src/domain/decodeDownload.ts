import { count, list, record, text, WireError } from './wire.ts';

/** What a download will take: contract/downloads.ts. */
export interface DownloadPlan {
  guideId: number;
  title: string;
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

/** Decodes `WireDownloadKey`: 256 bits as base64url. Throws WireError. */
export function toDownloadKey(value: unknown): string {
  const key = text(record(value, 'key'), 'key');
  if (!/^[\w-]{43}$/.test(key)) throw new WireError('key is not one of 256 bits');
  return key;
}
