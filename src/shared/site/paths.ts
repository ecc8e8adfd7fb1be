/** Every address of the app: patterns for the router, builders for links. */
export const routes = {
  landing: '/',
  guide: '/audio-guide/:id',
  category: '/audio-guide-by-category/:id',
  persons: '/person',
  person: '/person/:id',
  objects: '/objects',
  object: '/objects/:id',
  places: '/locations',
  place: '/locations/:id',
  events: '/events',
  eventOfEvents: '/events/:id',
  /** A person's page links to an event in the singular, the events row to '/artists'. */
  event: '/event/:id',
  artists: '/artists',
  /** `?q=` is what is sought, `&kind=` shows one kind alone. */
  search: '/search',
  business: '/business-plan',
  plans: '/subscribe',
  guideOffer: '/subscribe/:id',
  home: '/user',
  cart: '/user/cart',
  profile: '/user/profile',
  updates: '/user/update',
  library: '/user/library',
  customerGuideOffer: '/user/subscribe/:id',
  /** A link that was mailed in place of a code (contract/auth.ts). */
  confirm: '/confirm',
  supportReplay: '/support/replay',
  adminEditor: '/admin-editor',
} as const;

/** Whether the `:id` of an address is one: it is the visitor's, and anything else is an unknown page. */
export const isPlainId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Sections of the landing page that the visitor's menu leads to. */
export const anchors = { about: '/#about', faq: '/#faq' } as const;

export const paths = {
  guide: (id: number) => `/audio-guide/${id}`,
  category: (id: number) => `/audio-guide-by-category/${id}`,
  person: (id: number) => `/person/${id}`,
  object: (id: number) => `/objects/${id}`,
  place: (id: number) => `/locations/${id}`,
  event: (id: number) => `/event/${id}`,
  guideOffer: (id: number) => `/subscribe/${id}`,
  customerGuideOffer: (id: number) => `/user/subscribe/${id}`,
  profileTab: (tab: 'profile' | 'Billing' | 'Subscriptions') => `/user/profile?Tab=${tab}`,
};
