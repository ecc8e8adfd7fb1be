import {
  toCategory,
  toFirstGuides,
  toGuide,
  type FirstGuides,
} from '../../domain/decode/catalogue/decodeGuide.ts';
import type { Category, Guide } from '../../domain/model.ts';
import { envelopedList } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { decodesList } from '../../shared/api/decodesList.ts';

/** Category 1 contains all guides, and is the default. */
export const everyCategory = 1;

/** Number of guides on the first screens of a page; more need the whole list. */
const firstGuides = 24;

/** Seconds for which a list stays cached after its last page was left, for going back from a guide. */
const keptFor = 600;
const asItIs = (item: unknown) => item;

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => 'client/category',
      responseSchema: decodes(envelopedList(toCategory)),
    }),
    guidesOfCategory: build.query<Guide[], number>({
      query: (categoryId) => `client/category/${categoryId}/audio`,
      responseSchema: decodesList({ listOf: envelopedList(asItIs), decode: toGuide }),
      structuralSharing: false,
      keepUnusedDataFor: keptFor,
      providesTags: ['Guide'],
    }),
    /** The first guides, which a page shows before 'Load More'. A provider may send all of them. */
    firstGuidesOfCategory: build.query<FirstGuides, number>({
      query: (categoryId) => ({
        url: `client/category/${categoryId}/audio`,
        params: { limit: firstGuides },
      }),
      responseSchema: decodes(toFirstGuides(firstGuides)),
      providesTags: ['Guide'],
    }),
  }),
});

export const { useCategoriesQuery, useFirstGuidesOfCategoryQuery, useGuidesOfCategoryQuery } =
  catalogueApi;
