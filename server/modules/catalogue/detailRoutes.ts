import type { Static, TSchema } from 'typebox';
import { callsOf, type App } from '../../http/app.ts';
import { sendPersonal, type PersonalParts } from './personalResponses.ts';
import { IdParams, envelope, refusals } from '../../../contract/envelope.ts';
import { WireEvent, WireLocation, WireObject, WirePerson } from '../../../contract/exhibits.ts';
import { GuideQuery, WireGuideDetail, WireStop } from '../../../contract/guides.ts';
import type { Access } from '../access/access.ts';
import type { CatalogueStore } from './catalogueStore.ts';
import type { Missing } from '../../http/errors.ts';

interface Detail {
  url: string;
  /** The name in the error message. */
  what: Missing;
  entity: TSchema;
  read: (store: CatalogueStore, id: number, access?: Access) => Promise<object | null>;
}

/** Checks at compile time that what is read has the fields of the schema that it is sent by. */
const detail = <S extends TSchema>(
  one: Detail & {
    entity: S;
    read: (...args: Parameters<Detail['read']>) => Promise<Static<S> | null>;
  },
): Detail => one;

const details: Detail[] = [
  detail({
    url: '/audio-guide',
    what: 'This guide',
    entity: WireGuideDetail,
    read: (s, id, who) => s.guide(id, who),
  }),
  detail({
    url: '/person',
    what: 'This person',
    entity: WirePerson,
    read: (s, id, who) => s.person(id, who),
  }),
  detail({
    url: '/object',
    what: 'This object',
    entity: WireObject,
    read: (s, id, who) => s.object(id, who),
  }),
  detail({
    url: '/location',
    what: 'This place',
    entity: WireLocation,
    read: (s, id, who) => s.location(id, who),
  }),
  detail({
    url: '/stop',
    what: 'This number',
    entity: WireStop,
    read: (s, number, who) => s.stop(number, who),
  }),
  detail({ url: '/event', what: 'This event', entity: WireEvent, read: (s, id) => s.event(id) }),
];

const call = callsOf('catalogue');

/**
 * Registers the calls for one entity by its id: `{data: …}`. Paid tracks have an address only for
 * customers who own them.
 */
export function catalogueDetails(app: App, store: CatalogueStore, parts: PersonalParts): void {
  for (const { url, what, entity, read } of details) {
    const options = call(`${what.replace('This', 'One')} by its id`, {
      params: IdParams,
      ...(url === '/audio-guide' && { querystring: GuideQuery }),
      response: { 200: envelope(entity), ...refusals(404) },
    });
    app.get(`${url}/:id`, options, (request, reply) => {
      const { id } = request.params;
      return sendPersonal(request, reply, parts, {
        key: `${url}/${id}`,
        what,
        read: (access) => read(store, id, access),
      });
    });
  }
}
