import type { WireGuide } from '../../../../contract/guides.ts';
import type { WireWish } from '../../../../contract/library.ts';
import { toGuide } from '../catalogue/decodeGuide.ts';
import type { Guide } from '../../model.ts';
import { envelopedList, nonNegativeNumber, record } from '../wire.ts';

/** The guide of an entry is in the library, whatever its flags are. @throws WireError */
const toWish = (value: unknown): Guide => ({
  ...toGuide(record<WireWish>(value, 'wish').audio_guide),
  isInLibrary: true,
});

/** Decodes the whole wish list; the last added guide is first. @throws WireError */
export const toWishList: (body: unknown) => Guide[] = envelopedList(toWish);

/** Returns the guide's id of an entry with or without its guide: a provider ignores `fields=id`. */
function toWishedId(value: unknown): number {
  const wish = record<WireWish>(value, 'wish');
  if (wish.audio_guide === undefined) return nonNegativeNumber(wish, 'id');
  return nonNegativeNumber(record<WireGuide>(wish.audio_guide, 'guide'), 'id');
}

/** Decodes the ids of the guides in the wish list, in its order. @throws WireError */
export const toWishedIds: (body: unknown) => number[] = envelopedList(toWishedId);
