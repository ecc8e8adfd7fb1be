import { everyCategory, useCategoriesQuery } from '../catalogueApi.ts';

/** The categories without the one that holds every guide, which has a link of its own; none until they are known. */
export function useNamedCategories() {
  const { data = [] } = useCategoriesQuery();
  return data.filter(({ id }) => id !== everyCategory);
}
