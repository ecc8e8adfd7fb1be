import { IdParams, refusals } from '../../../contract/envelope.ts';
import { GuideList, GuideListQuery } from '../../../contract/guides.ts';
import { callsOf, type App } from '../../http/app.ts';
import { addVary, contentLanguageOf } from '../../http/language.ts';
import { fieldError } from '../../http/fields.ts';
import { sendCached, type ResponseCache } from '../../http/responseCache.ts';
import type { CatalogueStore } from './catalogueStore.ts';
import type { GuidePage } from './guideListStore.ts';

/**
 * Returns the requested page; undefined for the whole list.
 * @throws HttpError 400
 */
function pageOf({ limit, cursor }: GuideListQuery): GuidePage | undefined {
  // The list from a guide on could be as long as the whole one, and each guide would be another response to cache.
  if (limit === undefined && cursor !== undefined) {
    throw fieldError({ limit: ['A cursor needs a limit.'] });
  }
  if (limit === undefined) return undefined;
  return { limit: Number(limit), ...(cursor !== undefined && { after: Number(cursor) }) };
}

const keyOf = (path: string, page: GuidePage | undefined, language: string): string =>
  page ? `${path} ${language} ${page.limit} ${page.after ?? ''}` : `${path} ${language}`;

interface Caches {
  lists: ResponseCache;
  /** There may be many thousands of pages: in the same cache they would push out the lists. */
  pages: ResponseCache;
}

/**
 * Registers the lists of guides: `{data: […]}`, or with `limit` a page of it. They are the same for
 * all visitors, so each response is made once for a version of the catalogue.
 */
export function guideLists(
  app: App,
  store: Pick<CatalogueStore, 'guides' | 'guidesOfCategory'>,
  caches: Caches,
): void {
  const call = callsOf('catalogue');
  const querystring = GuideListQuery;

  app.get(
    '/audio-guide',
    call('Every guide, or a page of them', {
      querystring,
      response: { 200: GuideList },
    }),
    (request, reply) => {
      const page = pageOf(request.query);
      const language = contentLanguageOf(request);
      addVary(reply, 'Accept-Language');
      return sendCached(request, reply, page ? caches.pages : caches.lists, {
        key: keyOf('/audio-guide', page, language),
        what: 'This list',
        read: () => store.guides(language, page),
      });
    },
  );

  app.get(
    '/category/:id/audio',
    call('Guides of one category, or a page of them; category 1 holds every guide', {
      params: IdParams,
      querystring,
      response: { 200: GuideList, ...refusals(404) },
    }),
    (request, reply) => {
      const { id } = request.params;
      const page = pageOf(request.query);
      const language = contentLanguageOf(request);
      addVary(reply, 'Accept-Language');
      return sendCached(request, reply, page ? caches.pages : caches.lists, {
        key: keyOf(`/category/${id}/audio`, page, language),
        what: 'This category',
        read: () => store.guidesOfCategory(id, language, page),
      });
    },
  );
}
