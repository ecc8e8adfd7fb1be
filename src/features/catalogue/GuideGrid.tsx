import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Guide } from '../../domain/model.ts';
import { cuts } from '../../domain/text.ts';
import { catalogueCopy } from './copy.ts';
import { GuideCard } from './GuideCard.tsx';

/** How many guides each 'Load More' reveals of those already fetched: the API has no pages. */
const step = 12;
const sizes = '(min-width: 1200px) 282px, (min-width: 900px) 33vw, 50vw';

/** Guides in a grid that grows by 'Load More' until all are shown. Give it a `key` that names the list. */
export function GuideGrid({ guides }: { guides: Guide[] }) {
  const [limit, setLimit] = useState(step);
  const shown = Math.min(limit, guides.length);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
            lg: 'repeat(4, 1fr)',
          },
        }}
      >
        {guides.slice(0, shown).map((guide) => (
          <GuideCard
            key={guide.id}
            guide={guide}
            descriptionLength={cuts.gridDescription}
            sizes={sizes}
          />
        ))}
      </Box>
      <Stack sx={{ mt: 4, gap: 1, alignItems: 'center' }}>
        <Typography variant="caption" color="textSecondary" role="status">
          {catalogueCopy.shown(shown, guides.length)}
        </Typography>
        {shown < guides.length && (
          <Button variant="outlined" onClick={() => setLimit(limit + step)}>
            {catalogueCopy.loadMore}
          </Button>
        )}
      </Stack>
    </>
  );
}
