import type { WireTrack } from './catalogue.ts';

/**
 * `GET /api/v1/users/download/{guideId}`: the tracks of an owned guide to keep for listening offline
 * . A call of our own server; none is required.
 */
export interface WireDownloadTrack extends Pick<
  WireTrack,
  'id' | 'titolo' | 'file_mp3' | 'duration'
> {
  /** Bytes of the file, so that room can be looked for before anything is fetched. */
  size: number;
  /** What the file is called when a browser saves it; `file_mp3` answers with it as an attachment. */
  file_name: string;
}

/**
 * `GET /api/v1/users/download-key`: what the account's browsers encrypt its downloads with, so that they can be
 * read again after the next sign-in, and by nobody meanwhile. Ours: the app gets on without, see its fallback.
 */
export interface WireDownloadKey {
  /** An AES key of 256 bits, as base64url; the same for ever. */
  key: string;
}

/**
 * `GET /api/v1/users/download-leases`: for how long the customer's downloads may be played without another
 * contact, all of them at once. Ours: without it the app gives each download 30 days at every contact. Seconds from
 * now on, not dates: the clock of a device may be wrong.
 */
export interface WireDownloadLeases {
  /** Guides that need no subscription: bought singly, or free. */
  guide_ids: number[];
  /** The lease of their downloads. */
  lease_seconds: number;
  /** The lease of all others: at most what is left of the subscription; 0 without one. */
  subscription_seconds: number;
}

export interface WireDownload {
  guide_id: number;
  title: string;
  /** The lease of this download (`WireDownloadLeases`). */
  lease_seconds?: number;
  tracks: WireDownloadTrack[];
}
