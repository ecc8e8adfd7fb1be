import { everyCategory } from '../../../shared/site/paths.ts';
import { useState } from 'react';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { exploreCopy } from '../explore/copy.ts';
import { ExploreButtons } from '../explore/ExploreButtons.tsx';
import { exploreLinks } from '../explore/exploreLinks.ts';
import { CardGridSkeleton } from '../grid/CardGridSkeleton.tsx';
import { useCategoriesQuery } from '../catalogueApi.ts';
import { catalogueCopy } from '../copy.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { GuideGrid, guideCardHeight } from './GuideGrid.tsx';
import { useGuides } from './useGuides.ts';
import styles from './ProductGrid.module.css';

/** Shows the guides of the landing page in a grid, filtered by category. Each category is a request of its own. */
export function ProductGrid() {
  // Counts the choices: each one starts a list with its first items, also for a category that was open before.
  const [{ categoryId, turn }, setChoice] = useState({ categoryId: everyCategory, turn: 0 });
  const setCategoryId = (chosen: number) => setChoice({ categoryId: chosen, turn: turn + 1 });
  const { data: categories = [] } = useCategoriesQuery();
  const query = useGuides(categoryId);
  const { currentData: guides, isError, restFailed, total, wantMore } = query;
  return (
    <>
      <CategoryChoice categories={categories} chosen={categoryId} onChoose={setCategoryId} />
      {guides && guides.length > 0 && (
        <GuideGrid
          guides={guides}
          list={`${categoryId}.${turn}`}
          total={total}
          onWantMore={wantMore}
          isShort
        />
      )}
      {restFailed && <Failure title={catalogueCopy.guidesFailed} query={restFailed} />}
      {guides?.length === 0 && (
        <Panel
          title={catalogueCopy.noGuides}
          action={{ label: catalogueCopy.seeAll, onClick: () => setCategoryId(everyCategory) }}
        />
      )}
      {!guides && !isError && (
        // The class reserves the height of the count and 'Load More' below the cards.
        <div className={styles.skeleton}>
          <CardGridSkeleton height={guideCardHeight} />
        </div>
      )}
      {!guides && isError && <Failure title={catalogueCopy.guidesFailed} query={query} />}
      <div className={styles.links}>
        <ExploreButtons label={exploreCopy.lists} links={exploreLinks} />
      </div>
    </>
  );
}
