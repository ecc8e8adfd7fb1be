import type { WireCategory, WireGuide } from '../../../../contract/guides.ts';
import type { Category, Guide } from '../../model.ts';
import { toPicture } from './picture.ts';
import { wholeSeconds } from '../../text/time.ts';
import { nonNegativeNumber, decimal, flag, list, optionalText, record, text } from '../wire.ts';

export function toCategory(value: unknown): Category {
  const wire = record<WireCategory>(value, 'category');
  return { id: nonNegativeNumber(wire, 'id'), name: text(wire, 'name') };
}

/** Decodes a guide in a list. @throws WireError */
export function toGuide(value: unknown): Guide {
  const wire = record<WireGuide>(value, 'guide');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'title'),
    shortDescription: optionalText(wire, 'short_description'),
    cover: toPicture(text(wire, 'cover')),
    theme: optionalText(wire, 'theme'),
    price: decimal(wire, 'price'),
    isSpecial: wire.remark === 'Special',
    category: toCategory(wire.category),
    ...(wire.purchase !== undefined && { isOwned: flag(wire, 'purchase') }),
    // Both spellings are read.
    ...((wire.wishList !== undefined || wire.whishlist !== undefined) && {
      isInLibrary: flag(wire, 'wishList') || flag(wire, 'whishlist'),
    }),
    ...(wire.duration !== undefined && {
      duration: wholeSeconds(nonNegativeNumber(wire, 'duration')),
    }),
    ...(wire.stops !== undefined && { stops: nonNegativeNumber(wire, 'stops') }),
    ...(wire.cities !== undefined && { cities: list(wire.cities, 'cities', String) }),
    lang: optionalText(wire, 'language') || 'it',
  };
}
