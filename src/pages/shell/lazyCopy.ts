/** Texts that no first page shows: of the menu, and of code that could not be loaded. */
export const lazyCopy = {
  closeMenu: 'Close the menu',
  about: 'About',
  faq: 'FAQ',
  exploreNow: 'Explore Now',
  unavailable: 'That could not be opened. Please check your connection and try again.',
} as const;
