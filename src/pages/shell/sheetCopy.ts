/** The texts of the menu's sheet: apart, since the first page goes without it until it opens. */
export const sheetCopy = {
  closeMenu: 'Close the menu',
  about: 'About',
  faq: 'FAQ',
  exploreNow: 'Explore Now',
} as const;
