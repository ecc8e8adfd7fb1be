import type { WireCategory, WireGuide, WireGuideRef } from '../../../../contract/guides.ts';
import { defaultCatalogueLanguage } from '../../../../contract/languages.ts';
import type { Category, Guide, GuideRef } from '../../model.ts';
import { toPicture } from './picture.ts';
import { wholeSeconds } from '../../text/time.ts';
import { nonNegativeNumber, decimal, flag, list, optionalText, record, text } from '../wire.ts';

export function toCategory(value: unknown): Category {
  const wire = record<WireCategory>(value, 'category');
  return { id: nonNegativeNumber(wire, 'id'), name: text(wire, 'name') };
}

/** Decodes what the cart and the pages of exhibits have of a guide. @throws WireError */
export function toGuideRef(value: unknown): GuideRef {
  const wire = record<WireGuideRef>(value, 'guide');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'title'),
    cover: toPicture(text(wire, 'cover')),
    price: decimal(wire, 'price'),
    lang: optionalText(wire, 'language') || defaultCatalogueLanguage,
  };
}

/** Decodes a guide in a list. @throws WireError */
export function toGuide(value: unknown): Guide {
  const wire = record<WireGuide>(value, 'guide');
  return {
    ...toGuideRef(wire),
    shortDescription: optionalText(wire, 'short_description'),
    theme: optionalText(wire, 'theme'),
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
  };
}
