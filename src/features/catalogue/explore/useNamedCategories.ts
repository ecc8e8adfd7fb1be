import { everyCategory, useCategoriesQuery } from '../catalogueApi.ts';

/** Returns the categories without the one of all guides, which has its own link; an empty list while they load. */
export function useNamedCategories() {
  const { data = [] } = useCategoriesQuery();
  return data.filter(({ id }) => id !== everyCategory);
}
