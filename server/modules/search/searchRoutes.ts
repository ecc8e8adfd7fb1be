import { SearchRequest, SearchResponse } from '../../../contract/search.ts';
import { callsOf, type App } from '../../http/app.ts';
import { sendResponse, type ResponseCache } from '../../http/responseCache.ts';
import { addVary } from '../../http/language.ts';
import { visitor } from '../access/access.ts';
import type { AccessOf } from '../access/requestAccess.ts';
import { searchKey, type SearchStore } from './searchStore.ts';

const nothing: SearchResponse = { data: [], persons: [], objects: [], locations: [] };

interface SearchParts {
  accessOf: AccessOf;
  /** The responses for visitors. */
  cache: ResponseCache;
}

/** Registers POST /search, `{search}`: guides are in `data`, the other kinds beside it. */
export function catalogueSearch(app: App, store: SearchStore, parts: SearchParts): void {
  app.post(
    '/search',
    callsOf('catalogue')(
      'Search guides, persons, objects and places by a text of at most 200 characters',
      {
        body: SearchRequest,
        response: { 200: SearchResponse },
      },
    ),
    async (request, reply) => {
      const text = request.body.search.trim();
      if (text === '') return nothing;
      const access = await parts.accessOf(request);
      if (access.isPersonal) return store.search(text, access);
      // Visitors get equal responses, and many type the same beginnings.
      const { language } = access;
      addVary(reply, 'Accept-Language');
      const found = await parts.cache.get(`${language} ${searchKey(text)}`, async () =>
        String(reply.serialize(await store.search(text, { ...visitor, language }))),
      );
      if (!found) return nothing;
      await sendResponse(request, reply, found);
      return reply;
    },
  );
}
