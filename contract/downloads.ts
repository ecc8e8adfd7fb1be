import type { WireTrack } from './catalogue.ts';

/**
 * `GET /api/v1/users/download/{guideId}`: the tracks of an owned guide to keep for listening offline (spec
 * sections 1 and 6). Ours: the spec names no call for it.
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

export interface WireDownload {
  guide_id: number;
  title: string;
  tracks: WireDownloadTrack[];
}
