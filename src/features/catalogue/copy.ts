/** The catalogue's texts. Texts that docs/requirements.md quotes are literal. */
export const catalogueCopy = {
  getAccess: 'Get Access',
  playPreview: (title: string) => `Play a preview of ${title}`,
  stopPreview: (title: string) => `Stop the preview of ${title}`,
  owned: 'Owned',
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
