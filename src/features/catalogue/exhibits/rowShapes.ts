/** Milliseconds that a slide stays. */
const usualSpeed = 2000;
const objectsSpeed = 2500;

/** How the rows of persons, objects, places and events are laid out, and those that are on their way. */
export const rowShapes = {
  /** A fifth of the width each on a desktop. */
  persons: { perView: { xs: 2, sm: 3, md: 4, lg: 5 }, autoplaySpeed: usualSpeed },
  objects: { perView: { xs: 2, sm: 2, md: 3, lg: 4 }, autoplaySpeed: objectsSpeed },
  places: { perView: { xs: 2, sm: 2, md: 3, lg: 3 }, autoplaySpeed: usualSpeed },
  events: { perView: { xs: 2, sm: 2, md: 3, lg: 3 }, autoplaySpeed: usualSpeed },
} as const;
