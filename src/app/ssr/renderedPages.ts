import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import {
  allRoutes,
  unknownRoute,
  type RouteId,
  type routeTable,
} from '../../../contract/routes.ts';
import type { Track } from '../../domain/model.ts';
import { catalogueApi, everyCategory } from '../../features/catalogue/catalogueApi.ts';
import { exhibitsApi } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { guideApi } from '../../features/player/state/guideApi.ts';
import { transcriptApi } from '../../features/player/transcript/transcriptApi.ts';
import { plansApi } from '../../features/subscribe/plansApi.ts';
import { contentApi } from '../../pages/landing/contentApi.ts';
import { isPlainId } from '../../shared/site/paths.ts';
import type { ServerStore } from './serverStore.ts';

type ServerState = ReturnType<ServerStore['getState']>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each API has its own type for its thunks' state
type Query = ThunkAction<PromiseLike<unknown>, any, unknown, UnknownAction>;

interface PageQueries {
  /** The queries that the page needs before it shows anything; `id` is the one in the address. */
  first: (id: number) => Query[];
  /** The queries that need the results of the first ones. */
  more?: (id: number, state: ServerState) => Query[];
  /** For a list that the address may filter (`?q=`): whether all of its items are loaded. */
  isWholeList?: (id: number, state: ServerState) => boolean;
}

/** The routes whose page is rendered with data of the API. */
type DataRouteId = {
  [Id in RouteId]: (typeof routeTable)[Id] extends { rendered: 'data' } ? Id : never;
}[RouteId];

const { categories, firstGuidesOfCategory } = catalogueApi.endpoints;
const { heroContent, whyContent, aboutContent } = contentApi.endpoints;
const { events, object, objects, person, persons, place, places } = exhibitsApi.endpoints;

/** The words of a free recording, which its page has in its HTML. The server renders pages for visitors only. */
const wordsOf = (recording: Pick<Track, 'isFree' | 'transcript'> | undefined): Query[] =>
  recording?.isFree && recording.transcript !== undefined
    ? [transcriptApi.endpoints.transcript.initiate(recording.transcript)]
    : [];

const queriesOf: Readonly<Record<DataRouteId, PageQueries>> = {
  landing: {
    first: () => [
      firstGuidesOfCategory.initiate(everyCategory),
      categories.initiate(),
      heroContent.initiate(),
      whyContent.initiate(),
      aboutContent.initiate(),
    ],
  },
  category: {
    first: (id) => [firstGuidesOfCategory.initiate(id), categories.initiate()],
    isWholeList: (id, state) => {
      const loaded = firstGuidesOfCategory.select(id)(state).data;
      return !loaded || loaded.guides.length >= loaded.total;
    },
  },
  // The browser queries the results, because each text would be another page.
  search: { first: () => [categories.initiate(), firstGuidesOfCategory.initiate(everyCategory)] },
  guide: {
    first: (id) => [guideApi.endpoints.guide.initiate(id)],
    // The tabs of the 'Special' view begin with persons.
    more: (id, state) => {
      const { isSpecial = false, tracks = [] } =
        guideApi.endpoints.guide.select(id)(state).data ?? {};
      return [...(isSpecial ? [persons.initiate()] : []), ...tracks.flatMap(wordsOf)];
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

const noQueries: PageQueries = { first: () => [] };

/** Returns the route of a path, and the id in it; undefined for an unknown page. */
function routeAt(path: string) {
  for (const [routeId, route] of allRoutes) {
    const match = matchPath(route.path, path);
    const { id } = match?.params ?? {};
    if (match && isPlainId(id ?? '1')) return { routeId, route, id: Number(id) };
  }
  return undefined;
}

const hasQueries = (routeId: string): routeId is DataRouteId => Object.hasOwn(queriesOf, routeId);

/** The page at a path that no route has: search engines get the status 404. */
const unknownPage = {
  chunk: unknownRoute.chunk,
  lateChunks: [] as readonly string[],
  isUnknown: true,
  load: () => Promise.resolve(true),
};

/**
 * Returns the page that the server renders at a path (docs/decisions/013-first-load.md); undefined when the browser
 * renders it.
 * @param search the address from its question mark on: '' or the `?q=` of a list
 */
export function renderedPageAt(path: string, search = '') {
  const found = routeAt(path);
  if (!found) return unknownPage;
  const { id, route, routeId } = found;
  const { chunk, lateChunks = [], rendered } = route;
  if (!rendered) return undefined;
  const { first, more, isWholeList } = hasQueries(routeId) ? queriesOf[routeId] : noQueries;
  if (search !== '' && !isWholeList) return undefined;
  return {
    chunk,
    lateChunks,
    isUnknown: false,
    /** Loads what the page shows. Resolves with false when the browser has to load more before it can filter. */
    load: async ({ dispatch, getState }: ServerStore): Promise<boolean> => {
      await Promise.all(first(id).map((query) => dispatch(query)));
      const rest = more?.(id, getState()) ?? [];
      await Promise.all(rest.map((query) => dispatch(query)));
      return search === '' || isWholeList?.(id, getState()) === true;
    },
  };
}
