import type { CSSProperties } from 'react';

/** How many slides a phone, a tablet and a desktop show. */
export interface SlidesPerView {
  xs: number;
  sm: number;
  md: number;
  lg: number;
}

/**
 * Returns the shape of a row for carousel.css, which says at which widths each value counts.
 * @param count how many slides there are; of Infinity there are always more than are visible
 */
export function carouselVariables({ xs, sm, md, lg }: SlidesPerView, count: number): CSSProperties {
  // The moving row has no controls where all slides are visible: the content below must not jump up.
  const below = (shown: number) => (count > shown ? '56px' : '0px');
  const values = {
    '--xs': xs,
    '--sm': sm,
    '--md': md,
    '--lg': lg,
    '--below-xs': below(xs),
    '--below-sm': below(sm),
    '--below-md': below(md),
    '--below-lg': below(lg),
  };
  return values as CSSProperties; // its type has no variables
}
