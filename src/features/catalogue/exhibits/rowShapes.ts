/** Milliseconds for which a slide is shown. */
const usualSpeed = 2000;
const objectsSpeed = 2500;

/** Layouts of the rows of persons, objects, places and events, and of their skeletons. */
export const rowShapes = {
  /** On a desktop each takes a fifth of the width. */
  persons: { perView: { xs: 2, sm: 3, md: 4, lg: 5 }, autoplaySpeed: usualSpeed },
  objects: { perView: { xs: 2, sm: 2, md: 3, lg: 4 }, autoplaySpeed: objectsSpeed },
  places: { perView: { xs: 2, sm: 2, md: 3, lg: 3 }, autoplaySpeed: usualSpeed },
  events: { perView: { xs: 2, sm: 2, md: 3, lg: 3 }, autoplaySpeed: usualSpeed },
} as const;
