/** Every address of the app (spec section 2, *Route table*): patterns for the router, builders for links. */
export const routes = {
  landing: '/',
  guide: '/audio-guide/:id',
  category: '/audio-guide-by-category/:id',
  business: '/business-plan',
  plans: '/subscribe',
  home: '/user',
  adminEditor: '/admin-editor',
} as const;

export const paths = {
  guide: (id: number) => `/audio-guide/${id}`,
  category: (id: number) => `/audio-guide-by-category/${id}`,
};
