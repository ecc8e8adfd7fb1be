/**
 * The `sizes` of pictures in the columns of cardColumns.css. They follow from the number of columns, the gap and the page's
 * padding; tests/e2e/catalogue/pictureSizes.test.ts compares them with the layout.
 */
export const gridSizes =
  '(min-width: 1200px) 270px, (min-width: 600px) calc(33.3vw - 30px), calc(50vw - 22px)';
