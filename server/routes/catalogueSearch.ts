import type { SearchResponse } from '../../contract/catalogue.ts';
import type { App } from '../http/app.ts';
import { refusals } from '../http/schemas.ts';
import type { AccessOf } from '../plugins/access.ts';
import type { CatalogueStore } from '../store/catalogue.ts';
import { SearchAnswer, SearchBody } from './catalogueSchemas.ts';

const nothing: SearchResponse = { data: [], persons: [], objects: [], locations: [] };

/** POST /search, `{search}`: guides in `data`, the other kinds beside it (spec section 7, *Catalogue*). */
export function catalogueSearch(app: App, store: CatalogueStore, accessOf: AccessOf): void {
  app.post(
    '/search',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'Search guides, persons, objects and places by a text of at most 200 characters',
        body: SearchBody,
        response: { 200: SearchAnswer, ...refusals(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request) => {
      const text = request.body.search.trim();
      return text === '' ? nothing : store.search(text, await accessOf(request));
    },
  );
}
