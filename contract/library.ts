import type { WireGuide } from './catalogue.ts';

/**
 * The wish list. Library and wish list are one list on the wire
 * (docs/decisions/018-paths-and-bodies-of-calls.md).
 */
export interface WireWish {
  /** The guide's own id, by which it is deleted too: a guide is in the list once. */
  id: number;
  audio_guide: WireGuide;
}

export interface AddToLibraryRequest {
  guide_id: number;
}
