import { toCategory, toGuide } from '../../domain/decodeGuide.ts';
import type { Category, Guide } from '../../domain/model.ts';
import { envelopedList } from '../../domain/wire.ts';
import { api } from '../../shared/api.ts';
import { decodes } from '../../shared/decodes.ts';

/** Category 1 holds every guide (spec section 9). */
export const everyCategory = 1;

const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => 'client/category',
      responseSchema: decodes(envelopedList(toCategory)),
    }),
    guidesOfCategory: build.query<Guide[], number>({
      query: (categoryId) => `client/category/${categoryId}/audio`,
      responseSchema: decodes(envelopedList(toGuide)),
      providesTags: ['Guide'],
    }),
  }),
});

export const { useCategoriesQuery, useGuidesOfCategoryQuery } = catalogueApi;
