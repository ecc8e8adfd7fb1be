/** A price in dollars (decisions.md, *Prices*): the text is the API's exact decimal, never computed with. */
export const dollars = (price: string): string => `$${price}`;
