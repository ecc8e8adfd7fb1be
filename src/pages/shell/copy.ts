/** The texts of the header and the footer. Those that docs/requirements.md quotes are literal. */
export const shellCopy = {
  home: 'Cicerone, home',
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
  downloadApp: 'Download Mobile App',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  appText: 'Listen offline to what you have downloaded, wherever the guide takes you.',
  explore: 'Explore',
  company: 'Company',
  legal: 'Legal',
} as const;

/** Placeholder links of the footer: all lead to / (R-1.15). */
export const footerLinks = {
  explore: [
    'Pittura e Rinascimento',
    'Chiese e cattedrali',
    'Roma antica',
    'Miti e archeologia',
    'Città d’acqua',
  ],
  company: ['The Update', 'FAQ', 'Subscribe', 'Press & Media Kit', 'Contacts'],
  legal: ['Privacy Policy', 'Terms and Conditions', 'Cookie Policy', 'Privacy Preferences'],
} as const;
