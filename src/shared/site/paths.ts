import { basenameOf, pathIn, splitLanguage } from '../../../contract/languages.ts';
import { allRoutes, type RouteId } from '../../../contract/routes.ts';
import { language } from '../../domain/text/locale.ts';

/**
 * The path of each route, for links and matching. A path with an `:id` is a pattern, which `paths` fills in.
 * `allRoutes` has each id once.
 */
export const routes = Object.fromEntries(allRoutes.map(([id, { path }]) => [id, path])) as Record<
  RouteId,
  string
>;

/**
 * What the addresses of this build's pages begin with: '' or '/it'. The router adds it to links and takes it from the
 * location; code that uses neither calls the two functions below.
 */
export const basename = basenameOf(language);

/** Returns a path as an address in the interface's language, for other sites, servers and people. */
export const addressIn = (path: string): string => pathIn(language, path);

/** Returns the path of an address of this site; undefined if it is in another language, which another build renders. */
export function pathAt(address: string): string | undefined {
  const found = splitLanguage(address);
  return found.language === language ? found.path : undefined;
}

/** Returns whether the `:id` of an address is valid: any other address is an unknown page. */
export const isPlainId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Sections of the landing page that the visitor's menu links to. */
export const anchors = { about: '/#about', faq: '/#faq' } as const;

/** Category 1 contains all guides, and is the default (R-9.7). */
export const everyCategory = 1;

const withId = (pattern: string) => (id: number) => pattern.replace(':id', String(id));

/** Returns addresses of the routes with an `:id` or a query. */
export const paths = {
  guide: withId(routes.guide),
  /**
   * `/audio-guide/7?track=12&t=83`: a moment of a track, in whole seconds, with the language of the recording for a guide in
   * several.
   */
  moment: (guideId: number, trackId: number, seconds: number, lang?: string) =>
    `${withId(routes.guide)(guideId)}?track=${trackId}&t=${Math.floor(seconds)}${lang === undefined ? '' : `&language=${lang}`}`,
  /** The stop with a number on the wall. */
  stop: withId(routes.stop),
  category: withId(routes.category),
  /** The list of all guides, and of the free ones: the price is a filter of guideChoices.ts. */
  everyGuide: withId(routes.category)(everyCategory),
  freeGuides: `${withId(routes.category)(everyCategory)}?price=free`,
  person: withId(routes.person),
  object: withId(routes.object),
  place: withId(routes.place),
  event: withId(routes.event),
  guideOffer: withId(routes.guideOffer),
  customerGuideOffer: withId(routes.customerGuideOffer),
  legal: (slug: string) => routes.legal.replace(':slug', slug),
  profileTab: (tab: 'profile' | 'Billing' | 'Subscriptions') => `${routes.profile}?Tab=${tab}`,
};
