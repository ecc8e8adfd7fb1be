import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { catalogueCopy } from './copy.ts';
import { gridLayouts, type GridLayout } from './gridLayout.ts';

/** How many items each 'Load More' reveals of those already fetched: the API has no pages. */
const step = 12;

interface Props<T> {
  items: T[];
  /** Names the list: another one begins at its start. */
  list?: string;
  layout?: GridLayout;
  /** How many of how many are shown. */
  countText: (shown: number, total: number) => string;
  children: (item: T) => ReactNode;
}

/** Cards in a grid that grows by 'Load More' until all are shown. */
export function CardGrid<T>({ items, list = '', layout = 'wide', countText, children }: Props<T>) {
  const [reach, setReach] = useState({ list, limit: step });
  const limit = reach.list === list ? reach.limit : step;
  const shown = Math.min(limit, items.length);
  return (
    <>
      <Box sx={gridLayouts[layout]}>{items.slice(0, shown).map(children)}</Box>
      <Stack sx={{ mt: 4, gap: 1, alignItems: 'center' }}>
        <Typography variant="caption" color="textSecondary" role="status">
          {countText(shown, items.length)}
        </Typography>
        {shown < items.length && (
          <Button variant="outlined" onClick={() => setReach({ list, limit: limit + step })}>
            {catalogueCopy.loadMore}
          </Button>
        )}
      </Stack>
    </>
  );
}
