import { Type, type Static } from 'typebox';
import { Id } from './envelope.ts';
import { WireGuide } from './guides.ts';

/**
 * An entry of the wish list. Library and wish list are one list in the API
 * (docs/decisions/018-paths-and-bodies-of-calls.md).
 */
export const WireWish = Type.Object({
  /** The guide's id, by which the entry is also deleted: a guide is in the list only once. */
  id: Type.Integer(),
  audio_guide: WireGuide,
});
export type WireWish = Static<typeof WireWish>;

export const AddToLibraryRequest = Type.Object({ guide_id: Id });
export type AddToLibraryRequest = Static<typeof AddToLibraryRequest>;
