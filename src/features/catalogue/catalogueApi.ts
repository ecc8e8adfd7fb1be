import { toCategory, toGuide } from '../../domain/decode/catalogue/decodeGuide.ts';
import { toGuidesPage, type GuidesPage } from '../../domain/decode/catalogue/decodeGuidesPage.ts';
import type { Category, Guide } from '../../domain/model.ts';
import { envelopedList } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { decodesList } from '../../shared/api/decodesList.ts';
import { keptFor } from './keptFor.ts';

/** Number of guides of the first page: those of the first screens. Each page doubles what is fetched, as 'Load More' does. */
const firstPage = 24;
/** The largest page; the server accepts at most 99. */
const largestPage = 96;

/** Where a page begins, and its number of guides. */
interface PageParam {
  cursor: string;
  limit: number;
}

const asItIs = (item: unknown) => item;

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => 'client/category',
      responseSchema: decodes(envelopedList(toCategory)),
      keepUnusedDataFor: keptFor,
    }),
    /** The guides of a category by pages. A provider may send all of them as the first page. */
    guidesOfCategory: build.infiniteQuery<GuidesPage, number, PageParam | null>({
      query: ({ queryArg: categoryId, pageParam }) => ({
        url: `client/category/${categoryId}/audio`,
        params: pageParam ?? { limit: firstPage },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next: cursor }, pages) => {
          const fetched = pages.reduce((count, { guides }) => count + guides.length, 0);
          return cursor === null ? null : { cursor, limit: Math.min(fetched, largestPage) };
        },
      },
      responseSchema: decodes(toGuidesPage(largestPage)),
      keepUnusedDataFor: keptFor,
      providesTags: ['Guide'],
    }),
    /** All guides of a category at once, to search, sort and filter them. */
    everyGuideOfCategory: build.query<Guide[], number>({
      query: (categoryId) => `client/category/${categoryId}/audio`,
      responseSchema: decodesList({ listOf: envelopedList(asItIs), decode: toGuide }),
      structuralSharing: false,
      keepUnusedDataFor: keptFor,
      providesTags: ['Guide'],
    }),
  }),
});

export const {
  useCategoriesQuery,
  useEveryGuideOfCategoryQuery,
  useGuidesOfCategoryInfiniteQuery,
} = catalogueApi;
