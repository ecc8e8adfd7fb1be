import type { Guide } from '../../domain/model.ts';
import { spokenLength } from '../../domain/text/time.ts';

/** Seconds from which a guide's length is given as a time. */
const longEnough = 600;

/** The catalogue's texts. Texts that docs/requirements.md quotes are literal. */
export const catalogueCopy = {
  getAccess: 'Get Access',
  playPreview: (title: string) => `Play a preview of ${title}`,
  stopPreview: (title: string) => `Stop the preview of ${title}`,
  owned: 'Owned',
  /** The length of a guide: minutes if there are ten, else stops; empty if the provider does not send it. */
  length: ({ duration = 0, stops }: Pick<Guide, 'duration' | 'stops'>): string => {
    if (duration >= longEnough) return spokenLength(duration);
    if (stops === undefined) return '';
    return stops === 1 ? '1 stop' : `${stops} stops`;
  },
  categories: 'Categories',
  guidesFailed: 'The guides could not be loaded.',
  noGuides: 'No guides in this category yet.',
  seeAll: 'See every guide',
  loadMore: 'Load More',
  search: 'Search by title',
  results: 'Guides',
  noneFound: 'No guides match your search.',
  clear: 'Clear',
  clearSearch: 'Clear the search',
  shown: (shown: number, total: number) =>
    `${shown} of ${total} ${total === 1 ? 'guide' : 'guides'}`,
} as const;
