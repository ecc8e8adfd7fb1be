/** Texts of the landing page that are the app's. Its content is the shop's (contract/site.ts). */
export const landingCopy = {
  /** Above the guides of a shop that has no words of its own for this page. */
  guides: 'Audio guides',
  minute: 'Hear a minute',
  pause: 'Pause',
  minuteOver: 'That was a minute. The rest of this stop is free too.',
  goOn: 'Go on listening',
  tryPremium: 'Try Premium Subscriptions',
  loading: 'Loading the guides',
  loadingHero: 'Loading the introduction',
  loadingSection: 'Loading',
} as const;
