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
  /** Absent with `fields=id`. */
  audio_guide: Type.Optional(WireGuide),
});
export type WireWish = Static<typeof WireWish>;

/** Query of `GET users/wishlist`, not in the provider's API. */
export const WishListQuery = Type.Object({
  /** The entries have their id alone, so that a long list is small. */
  fields: Type.Optional(Type.Literal('id')),
});

export const AddToLibraryRequest = Type.Object({ guide_id: Id });
export type AddToLibraryRequest = Static<typeof AddToLibraryRequest>;
