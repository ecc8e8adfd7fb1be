import { Type, type TSchema } from 'typebox';
import type { App } from '../../http/app.ts';
import { sendGuides, sendPersonal, type PersonalParts } from './personalAnswers.ts';
import { sendPrepared } from '../../http/preparedAnswers.ts';
import { IdParams, listOf, refusals } from '../../http/schemas.ts';
import type { Access } from '../access/access.ts';
import type { CatalogueStore } from './catalogueStore.ts';
import {
  Category,
  Event,
  Guide,
  GuidesOfCategory,
  LocationSummary,
  ObjectSummary,
  PersonSummary,
  Update,
} from './catalogueSchemas.ts';

/** Ours: the first guides of a list, for a page that shows no more of them. */
const FirstOnes = Type.Object({
  // A text as every query value; 1 to 99.
  limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?$' })),
});

interface List {
  url: string;
  summary: string;
  item: TSchema;
  read: (store: CatalogueStore, access?: Access) => Promise<object[]>;
  /** How it depends on who asks; the others are everybody's. */
  send?: typeof sendGuides;
}

const lists: List[] = [
  { url: '/category', summary: 'Categories', item: Category, read: (s) => s.categories() },
  {
    url: '/audio-guide',
    summary: 'Every guide',
    item: Guide,
    read: (s) => s.guides(),
    send: sendGuides,
  },
  {
    url: '/person',
    summary: 'Persons',
    item: PersonSummary,
    read: (s, access) => s.persons(access),
    send: sendPersonal,
  },
  {
    url: '/object',
    summary: 'Objects',
    item: ObjectSummary,
    read: (s, access) => s.objects(access),
    send: sendPersonal,
  },
  {
    url: '/location',
    summary: 'Places',
    item: LocationSummary,
    read: (s, access) => s.locations(access),
    send: sendPersonal,
  },
  { url: '/event', summary: 'Events', item: Event, read: (s) => s.events() },
  { url: '/updates', summary: 'News, newest first', item: Update, read: (s) => s.updates() },
];

/**
 * The lists of R-7.9 to R-7.13 and R-7.18: `{data: […]}`, whole, since the API has no pagination (R-2.95).
 * All visitors see the same, so each is prepared once for a version of the catalogue.
 */
export function catalogueLists(app: App, store: CatalogueStore, parts: PersonalParts): void {
  for (const { url, summary, item, read, send } of lists) {
    const schema = {
      tags: ['catalogue'],
      summary,
      response: { 200: listOf(item), ...refusals(403, 429, 503) },
    };
    const asked = {
      key: url,
      what: 'This list',
      read: (access?: Access) => read(store, access),
    };
    app.get(url, { schema }, (request, reply) =>
      send
        ? send(request, reply, parts, asked)
        : sendPrepared(request, reply, parts.prepared, asked),
    );
  }

  app.get(
    '/category/:id/audio',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'Guides of one category; category 1 holds every guide',
        params: IdParams,
        querystring: FirstOnes,
        response: { 200: GuidesOfCategory, ...refusals(400, 403, 404, 429, 503) },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const { limit } = request.query;
      sendGuides(request, reply, parts, {
        key: `/category/${id}/audio${limit === undefined ? '' : ` ${limit}`}`,
        what: 'This category',
        ...(limit === undefined
          ? { read: () => store.guidesOfCategory(id) }
          : {
              read: () => store.guidesOfCategory(id, Number(limit)),
              count: () => store.countOfCategory(id),
            }),
      });
    },
  );
}
