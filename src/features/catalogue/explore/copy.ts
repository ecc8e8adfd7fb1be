/** Texts of the links into the catalogue. */
export const exploreCopy = {
  title: 'Explore',
  /** Of the links below the landing page's products; the menu's are 'Explore'. */
  lists: 'More to explore',
  categories: 'Categories',
  everyGuide: 'All guides',
  persons: 'Artists & Makers',
  objects: 'Objects',
  places: 'Places',
} as const;
