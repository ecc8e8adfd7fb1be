/** Every address of the app (spec section 2, *Route table*): patterns for the router, builders for links. */
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
  /** Spec section 2: a person's page calls an event so, and the events row calls all of them '/artists'. */
  event: '/event/:id',
  artists: '/artists',
  business: '/business-plan',
  plans: '/subscribe',
  home: '/user',
  cart: '/user/cart',
  adminEditor: '/admin-editor',
} as const;

export const paths = {
  guide: (id: number) => `/audio-guide/${id}`,
  category: (id: number) => `/audio-guide-by-category/${id}`,
  person: (id: number) => `/person/${id}`,
  object: (id: number) => `/objects/${id}`,
  place: (id: number) => `/locations/${id}`,
  event: (id: number) => `/event/${id}`,
};
