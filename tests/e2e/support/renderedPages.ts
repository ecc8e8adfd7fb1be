import { expect } from '@playwright/test';
import { allRoutes, type RouteId } from '../../../contract/routes.ts';
import { e2eServer } from './server.ts';

/** Waits until the server sends complete HTML: after its start its renderer is still loading. */
export const rendererIsReady = (): Promise<void> =>
  expect(async () => {
    const response = await fetch(e2eServer(), { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain('Full of great ideas');
  }).toPass();

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
  adminEditor: [/Landing page editor/],
};

const filteredLists: [path: string, text: RegExp][] = [
  ['/person?q=caravaggio', /^(?![^]*href="\/person\/1")[^]*href="\/person\/3"/],
  ['/search?q=caravaggio', /results for “caravaggio”[^]*href="\/person\/3"/],
  ['/search?q=caravaggio&kind=persons', /aria-current="page"[^>]*>Persons[^]*href="\/person\/3"/],
  ['/search?q=qqqzzz', /Nothing was found for “qqqzzz”\.[^]*Popular guides/],
  ['/objects?q=no+such+thing', /No Persons found\./],
  [
    '/audio-guide-by-category/2?q=giotto',
    /^(?![^]*href="\/audio-guide\/2")[^]*value="giotto"[^]*href="\/audio-guide\/1"/,
  ],
];

const seen = new Set<string>();

/** Public pages that the server sends as complete HTML, each with a text in it; `isVariant`: an earlier page has the same code. */
export const renderedPages: [path: string, text: RegExp, isVariant: boolean][] = [
  ...allRoutes.flatMap(([routeId, { path, rendered, chunk }]): [string, RegExp, boolean][] => {
    if (!rendered) return [];
    const [text, id = 1] = shown[routeId] ?? [/<h1/];
    const isVariant = seen.has(chunk);
    seen.add(chunk);
    return [[path.replace(':id', String(id)).replace(':slug', 'terms'), text, isVariant]];
  }),
  ...filteredLists.map(([path, text]): [string, RegExp, boolean] => [path, text, true]),
];
