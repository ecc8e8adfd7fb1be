import type { CSSProperties } from 'react';

/** How many slides a phone, a tablet and a desktop show. */
export interface SlidesPerView {
  xs: number;
  sm: number;
  md: number;
  lg: number;
}

/** Returns the `sizes` of pictures that are as wide as a slide: the page's column, divided, without the gaps. */
export function slideSizes({ xs, sm, md, lg }: SlidesPerView): string {
  const width = (shown: number, lost: number, gap: number) =>
    `calc(${(100 / shown).toFixed(1)}vw - ${Math.round(lost / shown + gap)}px)`;
  return (
    `(min-width: 1200px) ${Math.round(1176 / lg - 24)}px, (min-width: 900px) ${width(md, 24, 24)}, ` +
    `(min-width: 600px) ${width(sm, 24, 24)}, ${width(xs, 20, 12)}`
  );
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
