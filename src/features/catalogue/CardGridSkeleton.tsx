import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { gridLayouts, type GridLayout } from './gridLayout.ts';

interface Props {
  /** Width over height of a card that is on its way. */
  ratio: string;
  layout?: GridLayout;
}

/** Twelve cards' places while they are fetched. */
export function CardGridSkeleton({ ratio, layout = 'wide' }: Props) {
  return (
    <Box role="status" aria-label="Loading" sx={gridLayouts[layout]}>
      {Array.from({ length: 12 }, (_none, index) => (
        <Skeleton key={index} variant="rounded" sx={{ aspectRatio: ratio, height: 'auto' }} />
      ))}
    </Box>
  );
}
