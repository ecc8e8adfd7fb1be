import type { NewsItem } from '../../model.ts';
import { toPicture } from '../catalogue/picture.ts';
import { count, envelopedList, optionalText, record, text } from '../wire.ts';

function toNewsItem(value: unknown): NewsItem {
  const wire = record(value, 'update');
  return {
    id: count(wire, 'id'),
    // Only a guide's news name a guide: what else the number means is nobody's business here.
    guideId: wire.type === 'product' ? count(wire, 'reference_id') : null,
    image: toPicture(text(wire, 'image')),
    title: text(wire, 'title'),
    subtitle: optionalText(wire, 'sub_title'),
    date: text(wire, 'created_at'),
  };
}

/** Decodes the list of `WireUpdate` of contract/catalogue.ts. Throws WireError. */
export const toNews = envelopedList(toNewsItem);
