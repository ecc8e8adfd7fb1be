import type { WireWish } from '../../../../contract/library.ts';
import { toGuide } from '../catalogue/decodeGuide.ts';
import type { Guide } from '../../model.ts';
import { envelopedList, record } from '../wire.ts';

/** The wish list, which is the library on the wire too. */
export interface WishList {
  /** As it was last read: added last comes first. */
  guides: Guide[];
  /** The guides that are in it now: additions and removals change this at once, before the list is read again. */
  ids: number[];
}

/** The guide of a wish is in the library, whatever its flags say. Throws WireError. */
const toWish = (value: unknown): Guide => ({
  ...toGuide(record<WireWish>(value, 'wish').audio_guide),
  isInLibrary: true,
});

const toGuides = envelopedList(toWish);

/** Decodes the whole wish list. Throws WireError. */
export function toWishList(body: unknown): WishList {
  const guides = toGuides(body);
  return { guides, ids: guides.map(({ id }) => id) };
}
