import { everyCategory } from '../../../shared/site/paths.ts';
import { useCategoriesQuery } from '../catalogueApi.ts';

/** Returns the categories without the one of all guides, which has its own link; none while they load. */
export function useNamedCategories() {
  const { data = [], isLoading } = useCategoriesQuery();
  return { categories: data.filter(({ id }) => id !== everyCategory), isLoading };
}
