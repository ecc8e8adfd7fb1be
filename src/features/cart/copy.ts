/** The cart's texts. Texts that docs/requirements.md quotes are literal, with their mistakes. */
export const cartCopy = {
  pageTitle: 'Cart',
  cart: 'Cart',
  count: (guides: number) => (guides === 1 ? '1 guide' : `${guides} guides`),
  addToCart: 'Add to Cart',
  addGuide: (title: string) => `Add to Cart: ${title}`,
  getFree: 'Get free access',
  buyFor: (price: string) => `Buy for ${price}`,
  inCart: 'In your cart',
  guideInCart: (title: string) => `In your cart: ${title}`,
  single: 'Single Subscription',
  remove: 'Remove',
  removeGuide: (title: string) => `Remove ${title}`,
  toCartPage: 'Go to Cart Page',
  popoverEmpty: 'You Dont have any cart items', // sic
  empty: 'You dont have any Cart Items', // sic
  emptyText: 'Guides that you add to your cart appear here, on all your devices.',
  browse: 'Browse the guides',
  bought: (guides: number) =>
    guides === 1 ? 'You have already bought this guide' : 'You have already bought these guides',
  boughtText: (guides: number) =>
    guides === 1
      ? 'It is paid for, and in your library.'
      : 'They are paid for, and in your library.',
  cartFailed: 'Your cart could not be loaded.',
  stale: 'This cart may be out of date: the latest version could not be loaded.',
  cartChanged: 'Your cart has changed. Please check it, then press “Purchase Now” again.',
  totals: 'Totals',
  totalProducts: 'Total Products',
  totalPrices: 'Total Prices',
  purchase: 'Purchase Now',
  purchasing: 'Please Wait..',
  payElsewhere: 'You pay on the page of our payment provider. We never see your card.',
  // Literal, and followed by the server's errors.
  addRefused: (errors: string) => `Please Login your account after logout Error: ${errors}`,
  addFailed: 'The guide was not added to your cart.',
  removeFailed: 'The guide is still in your cart.',
  checkoutFailed: 'The payment page could not be opened.',
  confirming: 'Your payment is being confirmed. Please do not pay again.',
  covered:
    'Your subscription covers every guide, so you do not need to buy these. You can remove them and listen.',
} as const;
