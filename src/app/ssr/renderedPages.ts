import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { catalogueApi, everyCategory } from '../../features/catalogue/catalogueApi.ts';
import { worldApi } from '../../features/catalogue/exhibits/worldApi.ts';
import { guideApi } from '../../features/player/state/guideApi.ts';
import { plansApi } from '../../features/subscribe/plansApi.ts';
import { contentApi } from '../../pages/landing/contentApi.ts';
import { isPlainId, routes } from '../../shared/site/paths.ts';
import type { StillStore } from './stillStore.ts';

type StillState = ReturnType<StillStore['getState']>;

// RTK Query's own thunks: what they need of the state, the store that they are dispatched to has.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Question = ThunkAction<PromiseLike<unknown>, any, unknown, UnknownAction>;

interface PublicPage {
  route: string;
  /** Its chunk's name in AppRoutes.tsx: the page's HTML brings the chunk's files along. */
  chunk: string;
  /** Chunks that its code loads after hydration: the HTML needs their CSS from the start. */
  later?: string[];
  /** What the page asks the API before it shows anything; `id` is that of the address. */
  questions: (id: number) => Question[];
  /** What it asks when it knows those answers. */
  moreQuestions?: (id: number, state: StillState) => Question[];
  /** For a list that an address may filter (`?q=`): whether all of its items are loaded. */
  isWholeList?: (id: number, state: StillState) => boolean;
}

const { categories, firstGuidesOfCategory } = catalogueApi.endpoints;
const { heroContent, whyContent, aboutContent } = contentApi.endpoints;
const { events, object, objects, person, persons, place, places } = worldApi.endpoints;

/**
 * The pages that the server sends as finished HTML (docs/decisions/013-first-load.md). The browser renders
 * all others.
 */
const publicPages: readonly PublicPage[] = [
  {
    route: routes.landing,
    chunk: 'page-landing',
    later: ['guide-cards', 'landing'],
    questions: () => [
      firstGuidesOfCategory.initiate(everyCategory),
      categories.initiate(),
      heroContent.initiate(),
      whyContent.initiate(),
      aboutContent.initiate(),
    ],
  },
  {
    route: routes.category,
    chunk: 'page-category',
    questions: (id) => [firstGuidesOfCategory.initiate(id), categories.initiate()],
    isWholeList: (id, state) => {
      const first = firstGuidesOfCategory.select(id)(state).data;
      return !first || first.guides.length >= first.total;
    },
  },
  {
    // What it finds, the browser asks for: each text would be a page of its own.
    route: routes.search,
    chunk: 'page-search',
    questions: () => [categories.initiate(), firstGuidesOfCategory.initiate(everyCategory)],
  },
  {
    route: routes.guide,
    chunk: 'page-guide',
    later: ['guide-special'],
    questions: (id) => [guideApi.endpoints.guide.initiate(id)],
    // The tabs of the 'Special' view begin with persons.
    moreQuestions: (id, state) =>
      guideApi.endpoints.guide.select(id)(state).data?.isSpecial ? [persons.initiate()] : [],
  },
  {
    route: routes.business,
    chunk: 'page-business',
    later: ['demo-form'],
    questions: () => [],
  },
  {
    route: routes.plans,
    chunk: 'page-plans',
    questions: () => [plansApi.endpoints.plans.initiate()],
  },
  {
    route: routes.guideOffer,
    chunk: 'page-guide-offer',
    questions: (id) => [guideApi.endpoints.guide.initiate(id)],
  },
  ...[routes.events, routes.eventOfEvents, routes.event, routes.artists].map((route) => ({
    route,
    chunk: 'page-in-development',
    questions: () => [],
  })),
  {
    route: routes.persons,
    chunk: 'page-persons',
    questions: () => [persons.initiate()],
    isWholeList: () => true,
  },
  {
    route: routes.person,
    chunk: 'page-person',
    questions: (id) => [person.initiate(id), persons.initiate(), events.initiate()],
    // 'Featured at' is the place of the first work.
    moreQuestions: (id, state) => {
      const work = person.select(id)(state).data?.objects[0];
      return work ? [object.initiate(work.id)] : [];
    },
  },
  {
    route: routes.objects,
    chunk: 'page-objects',
    questions: () => [objects.initiate()],
    isWholeList: () => true,
  },
  {
    route: routes.object,
    chunk: 'page-object',
    questions: (id) => [object.initiate(id), objects.initiate(), persons.initiate()],
  },
  {
    route: routes.places,
    chunk: 'page-places',
    questions: () => [places.initiate()],
    isWholeList: () => true,
  },
  {
    route: routes.place,
    chunk: 'page-place',
    questions: (id) => [place.initiate(id), events.initiate()],
  },
];

const isKnown = (path: string): boolean =>
  Object.values(routes).some((route) => {
    const match = matchPath(route, path);
    return match !== null && isPlainId(match.params.id ?? '1');
  });

/** An address that no route of the app matches: the response has status 404. */
const nowhere = {
  chunk: 'page-not-found',
  later: [],
  isNowhere: true,
  ask: () => Promise.resolve(true),
};

/**
 * The page at a path, with what it asks; undefined when the browser draws it.
 * @param search the address from its question mark on: '' or the `?q=` of a list
 */
export function publicPageAt(path: string, search = '') {
  if (!isKnown(path)) return nowhere;
  for (const page of publicPages) {
    const { route, chunk, later = [], questions, moreQuestions, isWholeList } = page;
    const match = matchPath(route, path);
    if (!match) continue;
    if (search !== '' && !isWholeList) return undefined;
    const id = Number(match.params.id);
    return {
      chunk,
      later,
      isNowhere: false,
      /** Loads what the page shows. Resolves to false when the browser has to load more before it can filter. */
      ask: async ({ dispatch, getState }: StillStore): Promise<boolean> => {
        await Promise.all(questions(id).map((question) => dispatch(question)));
        const more = moreQuestions?.(id, getState()) ?? [];
        await Promise.all(more.map((question) => dispatch(question)));
        return search === '' || isWholeList?.(id, getState()) === true;
      },
    };
  }
  return undefined;
}
