import { textLimits, truncate } from '../../../domain/text/text.ts';
import { everyCategory, paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { useCategoriesQuery } from '../catalogueApi.ts';

/** Returns links to the categories without the one of all guides, which has its own link; none while they load. */
export function useCategoryLinks() {
  const lang = useContentLanguage();
  const { data = [], isLoading } = useCategoriesQuery();
  const links = data
    .filter(({ id }) => id !== everyCategory)
    .map(({ id, name }) => ({
      to: paths.category(id),
      text: truncate(name, textLimits.listTitle),
      title: name,
      lang,
    }));
  return { links, isLoading };
}
