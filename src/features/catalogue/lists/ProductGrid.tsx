import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback, useState } from 'react';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { exploreCopy } from '../explore/copy.ts';
import { ExploreButtons } from '../explore/ExploreButtons.tsx';
import { exploreLinks } from '../explore/exploreLinks.ts';
import { CardGridSkeleton } from '../grid/CardGridSkeleton.tsx';
import { everyCategory, useCategoriesQuery } from '../catalogueApi.ts';
import { catalogueCopy } from '../copy.ts';
import { GuideGrid, guideCardHeight } from './GuideGrid.tsx';
import { useGuides } from './useGuides.ts';

/** The category-filtered grid of the landing page: choosing a category changes the fetched list. */
export function ProductGrid() {
  // Each turn begins a list of its own, even of a category that was open before.
  const [{ categoryId, turn }, setChoice] = useState({ categoryId: everyCategory, turn: 0 });
  const setCategoryId = (chosen: number) => setChoice({ categoryId: chosen, turn: turn + 1 });
  const { data: categories = [] } = useCategoriesQuery();
  // All guides of a category are fetched when 'Load More' needs more than the first ones.
  const [wholeOf, setWholeOf] = useState<number | null>(null);
  const answer = useGuides(categoryId, wholeOf === categoryId);
  const { currentData: guides, error, isError, refetch, restFailed, total } = answer;
  const wantWhole = useCallback(() => setWholeOf(categoryId), [categoryId]);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={categoryId}
        aria-label={catalogueCopy.categories}
        onChange={(_event, chosen: number | null) => chosen !== null && setCategoryId(chosen)}
        sx={{
          mb: 4,
          // The lines that the categories will take: they may be loaded after the guides.
          minHeight: { xs: 45, sm: 150, md: 98 },
          alignContent: 'flex-start',
          // A phone scrolls the row sideways, a desktop wraps it.
          flexWrap: { sm: 'wrap' },
          overflowX: { xs: 'auto', sm: 'visible' },
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 0 },
        }}
      >
        {categories.map(({ id, name }) => (
          <ToggleButton key={id} value={id} lang="it">
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {guides && guides.length > 0 && (
        <GuideGrid
          guides={guides}
          list={`${categoryId}.${turn}`}
          total={total}
          onWantMore={wantWhole}
        />
      )}
      {restFailed && (
        <Failure
          title={catalogueCopy.guidesFailed}
          error={restFailed.error}
          onRetry={restFailed.retry}
        />
      )}
      {guides?.length === 0 && (
        <Panel
          title={catalogueCopy.noGuides}
          action={{ label: catalogueCopy.seeAll, onClick: () => setCategoryId(everyCategory) }}
        />
      )}
      {!guides && !isError && (
        // And the count and 'Load More' below the cards.
        <Box sx={{ pb: '99px' }}>
          <CardGridSkeleton height={guideCardHeight} />
        </Box>
      )}
      {!guides && isError && (
        <Failure title={catalogueCopy.guidesFailed} error={error} onRetry={() => void refetch()} />
      )}
      <Box sx={{ display: 'grid', mt: 5, justifyContent: 'center' }}>
        <ExploreButtons label={exploreCopy.title} links={exploreLinks} />
      </Box>
    </>
  );
}
