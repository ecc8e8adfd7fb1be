import type { TSchema } from 'typebox';
import type { App } from '../../http/app.ts';
import { sendPersonal, type PersonalParts } from './personalAnswers.ts';
import { envelope, IdParams, refusals } from '../../http/schemas.ts';
import type { Access } from '../access/access.ts';
import type { CatalogueStore } from './catalogueStore.ts';
import { ArtObject, Event, GuideDetail, Location, Person } from './catalogueSchemas.ts';

interface Detail {
  url: string;
  /** As a refusal calls it. */
  what: string;
  entity: TSchema;
  read: (store: CatalogueStore, id: number, access?: Access) => Promise<object | null>;
}

const details: Detail[] = [
  {
    url: '/audio-guide',
    what: 'This guide',
    entity: GuideDetail,
    read: (s, id, who) => s.guide(id, who),
  },
  { url: '/person', what: 'This person', entity: Person, read: (s, id, who) => s.person(id, who) },
  {
    url: '/object',
    what: 'This object',
    entity: ArtObject,
    read: (s, id, who) => s.object(id, who),
  },
  {
    url: '/location',
    what: 'This place',
    entity: Location,
    read: (s, id, who) => s.location(id, who),
  },
  { url: '/event', what: 'This event', entity: Event, read: (s, id) => s.event(id) },
];

/**
 * One entity by its id: `{data: …}`. Paid tracks have a file only for customers who own
 * them.
 */
export function catalogueDetails(app: App, store: CatalogueStore, parts: PersonalParts): void {
  for (const { url, what, entity, read } of details) {
    const schema = {
      tags: ['catalogue'],
      summary: `${what.replace('This', 'One')} by its id`,
      params: IdParams,
      response: { 200: envelope(entity), ...refusals(400, 403, 404, 429, 503) },
    };
    app.get(`${url}/:id`, { schema }, (request, reply) => {
      const { id } = request.params;
      sendPersonal(request, reply, parts, {
        key: `${url}/${id}`,
        what,
        read: (access) => read(store, id, access),
      });
    });
  }
}
