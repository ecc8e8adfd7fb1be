/** A price in dollars: the text is the API’s exact decimal, never computed with. */
export const dollars = (price: string): string => `$${price}`;

/** Whether a guide costs nothing. */
export const isFree = ({ price }: { price: string }): boolean => Number(price) === 0;

/** What a guide costs, in dollars or 'Free'. */
export const guidePrice = (guide: { price: string }): string =>
  isFree(guide) ? 'Free' : dollars(guide.price);
