import type { GuideList } from '../../../../contract/guides.ts';
import type { Guide } from '../../model.ts';
import { envelopedList, record } from '../wire.ts';
import { toGuide } from './decodeGuide.ts';

/** A part of a list of guides. */
export interface GuidesPage {
  guides: Guide[];
  /** The number of all guides in the list; of the first page only. */
  total: number;
  /** The cursor of the next page; null at the end, and from a provider that has no pages. */
  next: string | null;
}

/** Decodes a page. `most`: how many were requested; a provider may send all, and need not send the total. */
export const toGuidesPage =
  (most: number) =>
  (value: unknown): GuidesPage => {
    const all = envelopedList((item) => item)(value);
    const { next, total } = record<GuideList>(value, 'list');
    return {
      guides: all.slice(0, most).map(toGuide),
      total: typeof total === 'number' ? total : all.length,
      next: typeof next === 'string' ? next : null,
    };
  };
