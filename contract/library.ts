import type { WireGuide } from './catalogue.ts';

/** The wish list (decisions.md, *Paths*: library and wish list are one list on the wire). */
export interface WireWish {
  /** The guide's own id, by which it is deleted too: a guide is in the list once. */
  id: number;
  audio_guide: WireGuide;
}

export interface AddToLibraryRequest {
  guide_id: number;
}
