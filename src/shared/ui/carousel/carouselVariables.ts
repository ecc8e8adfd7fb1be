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

/** Returns the shape of a row of `count` slides for carousel.css, which says at which widths each value counts. */
export const carouselVariables = ({ xs, sm, md, lg }: SlidesPerView, count: number) =>
  // The type has no variables.
  ({ '--xs': xs, '--sm': sm, '--md': md, '--lg': lg, '--count': count }) as CSSProperties;
