/**
 * The `sizes` of pictures in the layouts of gridLayout.module.css: the width of a column. They follow from the number of
 * columns, the gap and the page's padding; tests/e2e/catalogue/pictureSizes.test.ts compares them with the layout.
 */
export const gridSizes = {
  wide: '(min-width: 1200px) 270px, (min-width: 1080px) calc(25vw - 30px), (min-width: 800px) calc(33.3vw - 30px), (min-width: 528px) calc(50vw - 28px), calc(100vw - 32px)',
  narrow: '(min-width: 1200px) 270px, (min-width: 600px) calc(33.3vw - 30px), calc(50vw - 24px)',
} as const;
