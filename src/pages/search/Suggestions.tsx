import { useMemo } from 'react';
import type { Guide } from '../../domain/model.ts';
import { specialFirst } from '../../domain/specialFirst.ts';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { useFirstGuides } from '../../features/catalogue/useFirstGuides.ts';
import { ExploreButtons } from '../../features/catalogue/explore/ExploreButtons.tsx';
import { useCategoryLinks } from '../../features/catalogue/explore/useCategoryLinks.ts';
import { exploreLinks } from '../../features/catalogue/explore/exploreLinks.ts';
import { GuideCard } from '../../features/catalogue/cards/GuideCard.tsx';
import { useStopPreviewOnLeave } from '../../features/catalogue/cards/useStopPreviewOnLeave.ts';
import { everyCategory } from '../../shared/site/paths.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Cards } from './Cards.tsx';
import { searchPageCopy } from './copy.ts';
import { Group } from './Group.tsx';

const count = 8;
const noGuides: Guide[] = [];

/** Shows suggestions before a search and for a search without results: categories, exhibit lists, popular guides. */
export function Suggestions() {
  const { links, isLoading } = useCategoryLinks();
  const { currentData, error, isError, refetch } = useFirstGuides(everyCategory);
  const { guides = noGuides } = currentData ?? {};
  const popular = useMemo(() => specialFirst(guides).slice(0, count), [guides]);
  useStopPreviewOnLeave(popular);
  // Categories that arrived later would move the groups below them.
  if (isLoading) return null;
  return (
    <>
      {links.length > 0 && (
        <Group title={searchPageCopy.categories}>
          <ExploreButtons label={searchPageCopy.categories} links={links} />
        </Group>
      )}
      <Group title={searchPageCopy.world}>
        <ExploreButtons label={searchPageCopy.world} links={exploreLinks} />
      </Group>
      {popular.length > 0 && (
        <Group title={searchPageCopy.popular}>
          <Cards items={popular} startsPage>
            {(guide, isFirst) => <GuideCard guide={guide} eager={isFirst} />}
          </Cards>
        </Group>
      )}
      {!currentData && isError && (
        <Failure title={catalogueCopy.guidesFailed} query={{ error, refetch }} />
      )}
    </>
  );
}
