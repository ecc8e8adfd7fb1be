import type { WireWish } from '../../../../contract/library.ts';
import { toGuide } from '../catalogue/decodeGuide.ts';
import type { Guide } from '../../model.ts';
import { envelopedList, record } from '../wire.ts';

/** The wish list, which in the API is also the library. */
export interface WishList {
  /** As it was last read; the last added guide is first. */
  guides: Guide[];
  /** Ids of the guides that are in it now: additions and removals change this before the list is read again. */
  ids: number[];
}

/** The guide of an entry is in the library, whatever its flags are. @throws WireError */
const toWish = (value: unknown): Guide => ({
  ...toGuide(record<WireWish>(value, 'wish').audio_guide),
  isInLibrary: true,
});

const toGuides = envelopedList(toWish);

/** Decodes the whole wish list. @throws WireError */
export function toWishList(body: unknown): WishList {
  const guides = toGuides(body);
  return { guides, ids: guides.map(({ id }) => id) };
}
