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

/** Category 1 holds every guide, and is the default. */
export const everyCategory = 1;

/** How many guides the first screens of a page hold: more need the whole list. */
const firstGuides = 24;

/** Seconds that a list stays cached after its last page is left, for the way back from a guide. */
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
    /** The first of them, which a page shows before 'Load More'. A provider may answer all. */
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
