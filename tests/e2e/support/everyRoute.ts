import { allRoutes, type RouteId } from '../../../contract/routes.ts';

type Text = string | RegExp;

interface Shown {
  /** The id in the address; absent: 1. */
  id?: number;
  /** A text on the page; absent: any. */
  text?: Text;
  /** What a visitor sees instead. */
  visitor?: Text;
}

const landing = 'Full of great ideas';
const firstTwelve = /^12 of \d+( guides)?$/;
const inDevelopment = 'In Development Mode';

const shown: Partial<Record<RouteId, Shown>> = {
  landing: { text: 'The most popular', visitor: landing },
  guide: { id: 2, text: 'Analysis and key concepts' },
  category: { text: firstTwelve },
  persons: { text: firstTwelve },
  person: { text: 'Others like' },
  objects: { text: firstTwelve },
  object: { text: 'You might also like' },
  places: { text: firstTwelve },
  place: { text: 'Collections' },
  events: { text: inDevelopment },
  eventOfEvents: { text: inDevelopment },
  event: { text: inDevelopment },
  artists: { text: inDevelopment },
  stops: { text: 'Type the number on the label' },
  stop: { text: 'Stop 1' },
  search: { text: 'Popular guides' },
  business: { text: 'Ogni luogo ha una storia.' },
  plans: { text: 'Select A Plan' },
  guideOffer: { id: 2, text: 'Life Time' },
  home: { text: 'The most popular' },
  cart: { text: 'You dont have any Cart Items' },
  profile: { text: 'Update your information' },
  updates: { text: 'The Update' },
  library: { text: 'Your wish list is empty' },
  customerGuideOffer: { id: 2, text: 'Life Time' },
  confirm: { text: 'This link is incomplete' },
  adminEditor: { text: 'Site editor' },
};

/** Every route with an address, and a text that shows that its page is open. */
export const everyRoute = allRoutes.map(([routeId, { path, guard }]) => {
  const { id = 1, text = /\S/, visitor } = shown[routeId] ?? {};
  return {
    at: path.replace(':id', String(id)).replace(':slug', 'terms'),
    // Pages of customers redirect visitors to the landing page.
    visitor: visitor ?? (guard === 'customers' ? landing : text),
    customer: text,
  };
});
