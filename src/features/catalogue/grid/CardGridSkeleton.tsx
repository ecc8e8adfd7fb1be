import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { gridLayouts, type GridLayout } from './gridLayout.ts';

interface Props {
  /** Height of a card that is on its way: per cent are of its width. */
  height: string | { xs: string; lg: string };
  layout?: GridLayout;
}

/** Twelve cards' places while they are fetched. */
export function CardGridSkeleton({ height, layout = 'wide' }: Props) {
  return (
    <Box role="status" aria-label="Loading" sx={gridLayouts[layout]}>
      {Array.from({ length: 12 }, (_none, index) => (
        <Skeleton key={index} variant="rounded" sx={{ height: 0, pb: height }} />
      ))}
    </Box>
  );
}
