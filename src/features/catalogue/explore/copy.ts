/** Texts of the links into the catalogue. */
export const exploreCopy = {
  title: 'Explore',
  categories: 'Categories',
  everyGuide: 'All guides',
  persons: 'Artists & Makers',
  objects: 'Objects',
  places: 'Places',
} as const;
