/**
 * The table of pages (docs/decisions/027-one-table-of-routes.md). Router, renderer, server, service worker, sitemap,
 * the size check and the tests read it; there is no other list of pages. It has only data: `src/app/routes/pages.ts`
 * loads the code.
 */
export interface Route {
  /** Pattern of the page's path. Its only parameter is `:id`, a number, or `:slug`. */
  path: string;
  /** The chunk with the page's code. */
  chunk: `page-${string}`;
  /** Who may see the page; others are redirected (`src/app/routes/guards.tsx`). Absent: all users. */
  guard?: 'customers' | 'visitors';
  /**
   * The server sends the page as complete HTML, with data of the API ('data': `src/app/routes/pageQueries.ts` has its
   * queries) or without ('static'). Absent: the browser renders it.
   */
  rendered?: 'data' | 'static';
  /** Chunks that the page loads after hydration, but whose CSS its HTML needs. */
  lateChunks?: readonly string[];
  /** Chunks that a press needs on a page that is opened to press one button: loaded with the page's own. */
  pressChunks?: readonly string[];
  /** The service worker stores the page's code when it is installed. Absent: when the page is first opened. */
  isOffline?: true;
  /** In the sitemap: the page itself, or a page for each id of this kind. */
  sitemap?: 'page' | SitemapKind;
}

/** Kinds of the catalogue that have a public page for each id. */
export type SitemapKind = 'categories' | 'guides' | 'persons' | 'objects' | 'locations';

export const routeTable = {
  landing: {
    path: '/',
    chunk: 'page-landing',
    guard: 'visitors',
    rendered: 'data',
    lateChunks: ['guide-cards', 'landing'],
    sitemap: 'page',
  },
  guide: {
    path: '/audio-guide/:id',
    chunk: 'page-guide',
    rendered: 'data',
    lateChunks: ['guide-special'],
    isOffline: true,
    sitemap: 'guides',
  },
  category: {
    path: '/audio-guide-by-category/:id',
    chunk: 'page-category',
    rendered: 'data',
    sitemap: 'categories',
  },
  persons: { path: '/person', chunk: 'page-persons', rendered: 'data', sitemap: 'page' },
  person: { path: '/person/:id', chunk: 'page-person', rendered: 'data', sitemap: 'persons' },
  objects: { path: '/objects', chunk: 'page-objects', rendered: 'data', sitemap: 'page' },
  object: { path: '/objects/:id', chunk: 'page-object', rendered: 'data', sitemap: 'objects' },
  places: { path: '/locations', chunk: 'page-places', rendered: 'data', sitemap: 'page' },
  place: { path: '/locations/:id', chunk: 'page-place', rendered: 'data', sitemap: 'locations' },
  events: { path: '/events', chunk: 'page-in-development', rendered: 'static' },
  eventOfEvents: { path: '/events/:id', chunk: 'page-in-development', rendered: 'static' },
  /** A person's page links to an event in the singular, the row of events to '/artists'. */
  event: { path: '/event/:id', chunk: 'page-in-development', rendered: 'static' },
  artists: { path: '/artists', chunk: 'page-in-development', rendered: 'static' },
  /** `?q=` is the text to search for, `&kind=` shows only one kind. */
  search: { path: '/search', chunk: 'page-search', rendered: 'data', isOffline: true },
  /** The keypad for the number on a label at the wall, and the stop with a number (`:id`), to which its QR code leads. */
  stops: { path: '/t', chunk: 'page-stop', rendered: 'static', isOffline: true },
  stop: {
    path: '/t/:id',
    chunk: 'page-stop',
    rendered: 'data',
    pressChunks: ['deferred-services'],
    isOffline: true,
  },
  business: {
    path: '/business-plan',
    chunk: 'page-business',
    rendered: 'data',
    lateChunks: ['demo-form'],
    sitemap: 'page',
  },
  /** Terms, privacy and others: pages of the shop (contract/site.ts). */
  legal: { path: '/legal/:slug', chunk: 'page-legal', rendered: 'data' },
  /** Withdrawing from a contract, also without a sign-in; behind the '#' is the token of a mailed link (withdrawal.ts). */
  withdrawal: {
    path: '/withdrawal',
    chunk: 'page-withdrawal',
    rendered: 'static',
    sitemap: 'page',
  },
  plans: { path: '/subscribe', chunk: 'page-plans', rendered: 'data', sitemap: 'page' },
  guideOffer: { path: '/subscribe/:id', chunk: 'page-guide-offer', rendered: 'data' },
  home: { path: '/user', chunk: 'page-home', guard: 'customers', isOffline: true },
  cart: { path: '/user/cart', chunk: 'page-cart', guard: 'customers' },
  profile: { path: '/user/profile', chunk: 'page-profile', guard: 'customers', isOffline: true },
  updates: { path: '/user/update', chunk: 'page-updates', guard: 'customers' },
  library: { path: '/user/library', chunk: 'page-library', guard: 'customers', isOffline: true },
  customerGuideOffer: {
    path: '/user/subscribe/:id',
    chunk: 'page-guide-offer',
    guard: 'customers',
  },
  /** A link in a mail, instead of a code (auth.ts). */
  confirm: { path: '/confirm', chunk: 'page-confirm' },
  adminEditor: { path: '/admin-editor', chunk: 'page-admin-editor', rendered: 'static' },
} as const satisfies Record<string, Route>;

/** The page at every path that no route has. */
export const unknownRoute = {
  path: '*',
  chunk: 'page-not-found',
  rendered: 'static',
} as const satisfies Route;

export type RouteId = keyof typeof routeTable;
export type PageChunk = (typeof routeTable)[RouteId]['chunk'] | (typeof unknownRoute)['chunk'];

/** A row of the table. */
export type PageRoute = Route & { chunk: PageChunk };

/** Every route with its id, in the order of the table. Object.entries widens the keys of the table to string. */
export const allRoutes = Object.entries(routeTable) as [RouteId, PageRoute][];
