/**
 * The texts of the header and the footer. Those that docs/requirements.md quotes are literal. The footer's links and
 * lines are the shop's (contract/site.ts).
 */
export const shellCopy = {
  home: (shop: string) => `${shop}, home`,
  menu: 'Menu',
  search: 'Search',
  closeSearch: 'Close the search',
  login: 'Login',
  business: 'For Business',
  plans: 'Try Subscriptions',
  subscriptions: 'Subscriptions',
  skip: 'Skip to content',
  backToTop: 'Back to top',
  scheme: { title: 'Colours', system: 'System', light: 'Light', dark: 'Dark' },
  explore: 'Explore',
  withdraw: 'Withdraw from a contract here',
  downloadApp: 'Download Mobile App',
  keypad: 'Type the number on the label',
  appStore: 'App Store',
  googlePlay: 'Google Play',
} as const;
