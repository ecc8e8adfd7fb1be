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

export interface WireDownload {
  guide_id: number;
  title: string;
  tracks: WireDownloadTrack[];
}
