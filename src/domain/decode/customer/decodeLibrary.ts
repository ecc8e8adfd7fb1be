import type { WireWish } from '../../../../contract/library.ts';
import { toGuide } from '../catalogue/decodeGuide.ts';
import type { Guide } from '../../model.ts';
import { envelopedList, record } from '../wire.ts';

/** The guide of a wish is in the library, whatever its flags say. Throws WireError. */
const toWish = (value: unknown): Guide => ({
  ...toGuide(record<WireWish>(value, 'wish').audio_guide),
  isInLibrary: true,
});

/** Decodes the whole wish list. Throws WireError. */
export const toWishes = envelopedList(toWish);
