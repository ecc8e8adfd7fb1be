import { paths, routes } from '../../../src/shared/site/paths.ts';

/** A route, opened by an address, and the text that shows that its page is there. */
interface Opened {
  at: string;
  visitor: string | RegExp;
  customer: string | RegExp;
}

const both = (at: string, text: string | RegExp): Opened => ({ at, visitor: text, customer: text });

const landing = 'Full of great ideas';
const firstTwelve = /^12 of \d+( guides)?$/;
const inDevelopment = 'In Development Mode';

/** The protected group leads a visitor to the landing page. */
const protectedRoute = (at: string, customer: string | RegExp): Opened => ({
  at,
  visitor: landing,
  customer,
});

/** One for each route: a route without one is an error of the type check. */
const opened: Record<keyof typeof routes, Opened> = {
  landing: { at: routes.landing, visitor: landing, customer: 'The most popular' },
  guide: both(paths.guide(2), 'Analysis and key concepts'),
  category: both(paths.category(1), firstTwelve),
  persons: both(routes.persons, firstTwelve),
  person: both(paths.person(1), 'Others like'),
  objects: both(routes.objects, firstTwelve),
  object: both(paths.object(1), 'You might also like'),
  places: both(routes.places, firstTwelve),
  place: both(paths.place(1), 'Collections'),
  events: both(routes.events, inDevelopment),
  eventOfEvents: both(`${routes.events}/1`, inDevelopment),
  event: both(paths.event(1), inDevelopment),
  artists: both(routes.artists, inDevelopment),
  search: both(routes.search, 'Popular guides'),
  business: both(routes.business, 'Ogni luogo ha una storia.'),
  plans: both(routes.plans, 'Select A Plan'),
  guideOffer: both(paths.guideOffer(2), 'Life Time'),
  home: protectedRoute(routes.home, 'The most popular'),
  cart: protectedRoute(routes.cart, 'You dont have any Cart Items'),
  profile: protectedRoute(routes.profile, 'Update your information'),
  updates: protectedRoute(routes.updates, 'The Update'),
  library: protectedRoute(routes.library, 'Your wish list is empty'),
  customerGuideOffer: protectedRoute(paths.customerGuideOffer(2), 'Life Time'),
  confirm: both(routes.confirm, 'This link is incomplete'),
  supportReplay: both(routes.supportReplay, 'Replay a report'),
  adminEditor: both(routes.adminEditor, 'Site editor'),
};

export const everyRoute: readonly Opened[] = Object.values(opened);
