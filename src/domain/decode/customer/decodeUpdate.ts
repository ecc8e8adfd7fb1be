import type { WireUpdate } from '../../../../contract/updates.ts';
import { toPicture } from '../catalogue/picture.ts';
import { nonNegativeNumber, envelopedList, optionalText, record, text } from '../wire.ts';

function toNewsItem(value: unknown) {
  const wire = record<WireUpdate>(value, 'update');
  return {
    id: nonNegativeNumber(wire, 'id'),
    /** The guide that it is about; null for news about plans. */
    // Only news of the type 'product' have a guide's id; in other types the number has another meaning.
    guideId: wire.type === 'product' ? nonNegativeNumber(wire, 'reference_id') : null,
    image: toPicture(text(wire, 'image')),
    title: text(wire, 'title'),
    subtitle: optionalText(wire, 'sub_title'),
    /** ISO 8601, UTC. */
    date: text(wire, 'created_at'),
  };
}

/** One piece of news. */
export type NewsItem = ReturnType<typeof toNewsItem>;

/** Decodes the list of news. Throws WireError. */
export const toNews = envelopedList(toNewsItem);
