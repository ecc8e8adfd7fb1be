/** The persons' pages, literal where the specification quotes them. */
export const personCopy = {
  list: 'Artists & Makers',
  search: 'Search by name',
  empty: 'No Persons found.',
  home: 'Go to the home page',
  unknown: 'This person is not in our catalogue.',
  toList: 'See all artists & makers',
  failed: 'This person could not be loaded.',
  readMore: 'read more',
  close: 'Close',
  highlights: 'Highlights',
  featuredAt: 'Featured at',
  featuredFailed: 'The place could not be loaded.',
  dontMiss: 'Don’t miss this',
  othersLike: 'Others like',
} as const;
