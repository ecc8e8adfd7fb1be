import type { Static, TSchema } from 'typebox';
import { callsOf, type App } from '../../http/app.ts';
import { sendPersonal, type PersonalParts } from './personalResponses.ts';
import { sendCached } from '../../http/responseCache.ts';
import { listOf } from '../../../contract/envelope.ts';
import {
  WireEvent,
  WireLocationSummary,
  WireObjectSummary,
  WirePersonSummary,
} from '../../../contract/exhibits.ts';
import { WireCategory } from '../../../contract/guides.ts';
import { WireUpdate } from '../../../contract/updates.ts';
import type { Access } from '../access/access.ts';
import type { CatalogueStore } from './catalogueStore.ts';

interface List {
  url: string;
  summary: string;
  item: TSchema;
  read: (store: CatalogueStore, access?: Access) => Promise<object[]>;
  /** Has signed addresses for the customer who owns the guides; other lists are the same for all users. */
  isPersonal?: true;
}

/** Checks at compile time that the items have the fields of the schema that they are sent by. */
const list = <S extends TSchema>(
  one: List & { item: S; read: (...args: Parameters<List['read']>) => Promise<Static<S>[]> },
): List => one;

const lists: List[] = [
  list({
    url: '/category',
    summary: 'Categories',
    item: WireCategory,
    read: (s) => s.categories(),
  }),
  list({
    url: '/person',
    summary: 'Persons',
    item: WirePersonSummary,
    read: (s, access) => s.persons(access),
    isPersonal: true,
  }),
  list({
    url: '/object',
    summary: 'Objects',
    item: WireObjectSummary,
    read: (s, access) => s.objects(access),
    isPersonal: true,
  }),
  list({
    url: '/location',
    summary: 'Places',
    item: WireLocationSummary,
    read: (s, access) => s.locations(access),
    isPersonal: true,
  }),
  list({ url: '/event', summary: 'Events', item: WireEvent, read: (s) => s.events() }),
  list({
    url: '/updates',
    summary: 'News, newest first',
    item: WireUpdate,
    read: (s) => s.updates(),
  }),
];

const call = callsOf('catalogue');

/**
 * Registers the lists of: `{data: […]}`, complete, because the API has no pagination.
 * They are the same for all visitors, so each is made once for a version of the catalogue.
 */
export function catalogueLists(app: App, store: CatalogueStore, parts: PersonalParts): void {
  for (const { url, summary, item, read, isPersonal } of lists) {
    const options = call(summary, { response: { 200: listOf(item) } });
    const resource = {
      key: url,
      what: 'This list' as const,
      read: (access?: Access) => read(store, access),
    };
    app.get(url, options, (request, reply) =>
      isPersonal
        ? sendPersonal(request, reply, parts, resource)
        : sendCached(request, reply, parts.cache, {
            ...resource,
            read: async () => ({ data: await read(store) }),
          }),
    );
  }
}
