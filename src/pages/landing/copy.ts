/** The landing page's texts, literal where the specification quotes them. */
export const landingCopy = {
  title: 'Cicerone · Audio guides to art, places and ideas',
  carouselTitle: 'Full of great ideas',
  carouselText: 'Discover the Audio Guide most loved by our users this month',
  products: 'I nostri prodotti',
} as const;
