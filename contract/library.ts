import { Type, type Static } from 'typebox';
import { Id } from './envelope.ts';
import { WireGuide } from './guides.ts';

/**
 * The wish list. Library and wish list are one list on the wire
 * (docs/decisions/018-paths-and-bodies-of-calls.md).
 */
export const WireWish = Type.Object({
  /** The guide's own id, by which it is deleted too: a guide is in the list once. */
  id: Type.Integer(),
  audio_guide: WireGuide,
});
export type WireWish = Static<typeof WireWish>;

export const AddToLibraryRequest = Type.Object({ guide_id: Id });
export type AddToLibraryRequest = Static<typeof AddToLibraryRequest>;
