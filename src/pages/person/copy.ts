/** The persons' pages, literal where docs/requirements.md quotes them. */
export const personCopy = {
  list: 'Artists & Makers',
  about:
    'Artists, architects, rulers and scientists: who they were, what they made, and where it is seen today, told in audio guides.',
  search: 'Search by name',
  empty: 'No Persons found.',
  home: 'Go to the home page',
  unknown: 'This person is not in our catalogue.',
  toList: 'See all artists & makers',
  failed: 'This person could not be loaded.',
  highlights: 'Highlights',
  featuredAt: 'Featured at',
  featuredFailed: 'The place could not be loaded.',
  dontMiss: "Don't miss this",
  eventFailed: 'The event could not be loaded.',
  othersLike: 'Others like',
} as const;
