import { clock } from '../../../domain/text/time.ts';

/** The search's texts. Texts that docs/requirements.md quotes are literal. */
export const searchCopy = {
  placeholder: 'Search Audio Guide',
  results: 'Search results',
  guides: 'Guides',
  persons: 'Persons',
  objects: 'Objects',
  places: 'Places',
  spoken: 'In the recording',
  playsFrom: (seconds: number) => `Play from ${clock(seconds)}`,
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  more: (group: string) => `Load More: ${group}`,
  loadMore: 'Load More',
  seeAll: 'See all results',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (text: string) => `Nothing was found for “${text}”.`,
  failed: 'The search failed. Please try again.',
} as const;
