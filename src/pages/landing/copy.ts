/**
 * Texts at the top of the landing page, literal where docs/requirements.md quotes them. Texts of the sections further
 * down are in sectionsCopy.ts, which is loaded with them.
 */
export const landingCopy = {
  title: 'Cicerone · Audio guides to art, places and ideas',
  what: 'Audio guides to Italian art. The first stop of each is free.',
  minute: 'Hear a minute',
  pause: 'Pause',
  minuteOver: 'That was a minute. The rest of this stop is free too.',
  goOn: 'Go on listening',
  carouselTitle: 'Full of great ideas',
  carouselText: 'Discover the Audio Guide most loved by our users this month',
  products: 'I nostri prodotti',
  productsKicker: 'Il catalogo',
  productsText: 'Oltre 20.000 contenuti audio, e di nuovi ogni mese.',
  tryPremium: 'Try Premium Subscriptions',
  loading: 'Loading the guides',
  loadingHero: 'Loading the introduction',
  loadingSection: 'Loading',
} as const;
