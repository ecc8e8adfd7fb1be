import { allRoutes, type RouteId } from '../../../contract/routes.ts';

/** A text in a page's HTML, and the id in its address if it is not 1. */
const shown: Partial<Record<RouteId, [text: RegExp, id?: number]>> = {
  landing: [/Full of great ideas/],
  category: [/Get Access/, 2],
  guide: [/Total Lesson/],
  business: [/<form|audioguide/],
  plans: [/Select A Plan/],
  guideOffer: [/Life Time/, 2],
  events: [/In Development Mode/],
  event: [/In Development Mode/],
  persons: [/Artists &amp; Makers/],
  person: [/Highlights/],
  objects: [/\/objects\/1"/],
  object: [/Where you(?:'|&#x27;|’)ll find this/],
  places: [/\/locations\/1"/],
  place: [/CLOSED/],
};

const filteredLists: [path: string, text: RegExp][] = [
  ['/person?q=caravaggio', /Caravaggio(?!.*Giotto)/],
  ['/objects?q=no+such+thing', /No Persons found\./],
  ['/audio-guide-by-category/2?q=giotto', /value="giotto"/],
];

const seen = new Set<string>();

/** Public pages that the server sends as complete HTML, each with a text in it; `isVariant`: an earlier page has the same code. */
export const renderedPages: [path: string, text: RegExp, isVariant: boolean][] = [
  ...allRoutes.flatMap(([routeId, { path, rendered, chunk }]): [string, RegExp, boolean][] => {
    if (!rendered) return [];
    const [text, id = 1] = shown[routeId] ?? [/<h1/];
    const isVariant = seen.has(chunk);
    seen.add(chunk);
    return [[path.replace(':id', String(id)), text, isVariant]];
  }),
  ...filteredLists.map(([path, text]): [string, RegExp, boolean] => [path, text, true]),
];
