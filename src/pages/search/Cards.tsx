import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { gridLayouts, type GridLayout } from '../../features/catalogue/grid/gridLayout.ts';

interface Props<T> {
  items: T[];
  layout?: GridLayout;
  children: (item: T) => ReactNode;
}

/** A few cards, all of them shown. */
export function Cards<T extends { id: number }>({ items, layout = 'wide', children }: Props<T>) {
  return (
    <Box component="ul" className="search-page-cards" sx={gridLayouts[layout]}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </Box>
  );
}
