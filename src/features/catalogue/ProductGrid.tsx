import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';
import { everyCategory, useCategoriesQuery, useGuidesOfCategoryQuery } from './catalogueApi.ts';
import { catalogueCopy } from './copy.ts';
import { GuideGrid, guideCardRatio } from './GuideGrid.tsx';

/** The category-filtered grid of the landing page: choosing a category changes the fetched list. */
export function ProductGrid() {
  const [categoryId, setCategoryId] = useState(everyCategory);
  const { data: categories = [] } = useCategoriesQuery();
  const { currentData: guides, error, isError, refetch } = useGuidesOfCategoryQuery(categoryId);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={categoryId}
        aria-label={catalogueCopy.categories}
        onChange={(_event, chosen: number | null) => setCategoryId(chosen ?? categoryId)}
        sx={{
          mb: 4,
          minHeight: 44,
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
      {guides && guides.length > 0 && <GuideGrid key={categoryId} guides={guides} />}
      {guides?.length === 0 && (
        <Panel
          title={catalogueCopy.noGuides}
          action={{ label: catalogueCopy.seeAll, onClick: () => setCategoryId(everyCategory) }}
        />
      )}
      {!guides && !isError && <CardGridSkeleton ratio={guideCardRatio} />}
      {!guides && isError && (
        <Failure title={catalogueCopy.guidesFailed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
