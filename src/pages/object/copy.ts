/** The objects' pages, literal where docs/requirements.md quotes them. */
export const objectCopy = {
  list: 'Objects',
  about:
    'Paintings, sculptures, finds and buildings: how they came to be and where they are today, told in audio guides.',
  search: 'Search by title',
  empty: 'No Persons found.', // sic
  home: 'Go to the home page',
  unknown: 'This object is not in our catalogue.',
  toList: 'See all objects',
  failed: 'This object could not be loaded.',
  by: 'By',
  year: 'Year of creation',
  technique: 'Technique',
  dimension: 'Dimension',
  category: 'Category',
  copyright: (shop: string) => `© ${shop}. All rights reserved.`,
  whereToFind: "Where you'll find this",
  alsoLike: 'You might also like',
  objects: 'Objects',
  persons: 'Artists & Makers',
} as const;
