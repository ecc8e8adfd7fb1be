/** The logo, an open arch with a dot: an SVG path in a square of 32. The header and pictures for links draw it; the icons in `public/` show it. */
export const markPath =
  'M5 29V15a11 11 0 0 1 22 0v14h-5V15a6 6 0 0 0-12 0v14zM13 24a3 3 0 1 0 6 0 3 3 0 0 0-6 0z';
