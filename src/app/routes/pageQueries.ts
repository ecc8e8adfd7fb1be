import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { allRoutes, type RouteId, type routeTable } from '../../../contract/routes.ts';
import type { Track } from '../../domain/model.ts';
import { catalogueApi } from '../../features/catalogue/catalogueApi.ts';
import { exhibitsApi } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { searchApi } from '../../features/catalogue/search/searchApi.ts';
import { countOf } from '../../features/catalogue/search/useResults.ts';
import { guideApi } from '../../features/guides/guideApi.ts';
import { stopApi } from '../../features/guides/stopApi.ts';
import { transcriptApi } from '../../features/transcript/transcriptApi.ts';
import { plansApi } from '../../features/subscribe/plansApi.ts';
import { contentApi } from '../../pages/landing/contentApi.ts';
import { everyCategory, isPlainId } from '../../shared/site/paths.ts';
import { siteApi } from '../../shared/site/siteApi.ts';
import { sitePagesApi } from '../../shared/site/sitePagesApi.ts';
import type { ServerStore } from '../ssr/serverStore.ts';

type ServerState = ReturnType<ServerStore['getState']>;

/** A query is cached without a subscription after `unsubscribe`. */
type Started = PromiseLike<unknown> & { unsubscribe: () => void };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each API has its own type for its thunks' state
type Query = ThunkAction<Started, any, unknown, UnknownAction>;

interface PageQueries {
  /**
   * The queries that the page needs before it shows anything; `id` and `slug` are those in the address, `text` its
   * search text (`?q=`), or ''.
   */
  first: (id: number, text: string, slug: string) => Query[];
  /** The queries that need the results of the first ones. */
  more?: (id: number, state: ServerState, text: string) => Query[];
  /** For a page that the address may filter (`?q=`): whether all of its items are loaded. */
  isWholeList?: (id: number, state: ServerState) => boolean;
}

/** The routes whose page is rendered with data of the API. */
type DataRouteId = {
  [Id in RouteId]: (typeof routeTable)[Id] extends { rendered: 'data' } ? Id : never;
}[RouteId];

const { categories, guidesOfCategory } = catalogueApi.endpoints;
const { heroContent, whyContent, aboutContent } = contentApi.endpoints;
const { landing } = siteApi.endpoints;
const { business, legal } = sitePagesApi.endpoints;
const { search } = searchApi.endpoints;
const { stop } = stopApi.endpoints;
const { events, object, objects, person, persons, place, places } = exhibitsApi.endpoints;

const wordsAt = (path: string | undefined): Query[] =>
  path === undefined ? [] : [transcriptApi.endpoints.transcript.initiate(path)];

/** The words of a free recording, which its page has in its HTML. The server renders pages for visitors only. */
const wordsOf = (recording: Pick<Track, 'isFree' | 'transcript'> | undefined): Query[] =>
  recording?.isFree ? wordsAt(recording.transcript) : [];

/** What the search page shows without results. */
const suggestions = () => [categories.initiate(), guidesOfCategory.initiate(everyCategory)];

const queriesOf: Readonly<Record<DataRouteId, PageQueries>> = {
  landing: {
    first: () => [
      guidesOfCategory.initiate(everyCategory),
      categories.initiate(),
      landing.initiate(),
    ],
    more: (_id, state) => {
      const words = landing.select()(state).data;
      return [
        ...(words?.hero ? [heroContent.initiate()] : []),
        ...(words?.why ? [whyContent.initiate()] : []),
        ...(words?.about ? [aboutContent.initiate()] : []),
      ];
    },
  },
  business: { first: () => [business.initiate()] },
  legal: { first: (_id, _text, slug) => [legal.initiate(slug)] },
  category: {
    first: (id) => [guidesOfCategory.initiate(id), categories.initiate()],
    isWholeList: (id, state) => {
      const first = guidesOfCategory.select(id)(state).data?.pages[0];
      return !first || first.guides.length >= first.total;
    },
  },
  search: {
    first: (_id, text) => (text === '' ? suggestions() : [search.initiate(text)]),
    more: (_id, state, text) => {
      const found = text === '' ? undefined : search.select(text)(state).data;
      return found && countOf(found) === 0 ? suggestions() : [];
    },
    isWholeList: () => true,
  },
  guide: {
    first: (id) => [guideApi.endpoints.guide.initiate(id)],
    // The side player of the 'Special' view begins with persons.
    more: (id, state) => {
      const guide = guideApi.endpoints.guide.select(id)(state).data;
      if (!guide) return [];
      return [
        ...(guide.isSpecial ? [persons.initiate()] : []),
        ...guide.tracks.flatMap(wordsOf),
        ...wordsAt(guide.previewTranscript),
      ];
    },
  },
  stop: {
    first: (number) => [stop.initiate(number)],
    more: (number, state) => {
      const { guideId } = stop.select(number)(state).data ?? {};
      return guideId === undefined ? [] : [guideApi.endpoints.guide.initiate(guideId)];
    },
  },
  plans: { first: () => [plansApi.endpoints.plans.initiate()] },
  guideOffer: { first: (id) => [guideApi.endpoints.guide.initiate(id)] },
  persons: { first: () => [persons.initiate()], isWholeList: () => true },
  person: {
    first: (id) => [person.initiate(id), persons.initiate(), events.initiate()],
    // 'Featured at' is the place of the first work.
    more: (id, state) => {
      const found = person.select(id)(state).data;
      const work = found?.objects[0];
      return [...(work ? [object.initiate(work.id)] : []), ...wordsOf(found)];
    },
  },
  objects: { first: () => [objects.initiate()], isWholeList: () => true },
  object: {
    first: (id) => [object.initiate(id), objects.initiate(), persons.initiate()],
    more: (id, state) => wordsOf(object.select(id)(state).data),
  },
  places: { first: () => [places.initiate()], isWholeList: () => true },
  place: {
    first: (id) => [place.initiate(id), events.initiate()],
    more: (id, state) => wordsOf(place.select(id)(state).data),
  },
};

export const noQueries: PageQueries = { first: () => [] };

const hasQueries = (routeId: string): routeId is DataRouteId => Object.hasOwn(queriesOf, routeId);

/** Returns the route of a path, the id or the slug in it, and the queries of its page; undefined for an unknown page. */
export function routeAt(path: string) {
  for (const [routeId, route] of allRoutes) {
    const match = matchPath(route.path, path);
    const { id, slug = '' } = match?.params ?? {};
    if (match && isPlainId(id ?? '1'))
      return {
        route,
        id: Number(id),
        slug,
        queries: hasQueries(routeId) ? queriesOf[routeId] : noQueries,
      };
  }
  return undefined;
}
