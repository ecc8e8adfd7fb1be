import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { gridLayout } from './gridLayout.ts';

interface Props {
  /** Width over height of a card that is on its way. */
  ratio: string;
}

/** Twelve cards' places while they are fetched. */
export function CardGridSkeleton({ ratio }: Props) {
  return (
    <Box role="status" aria-label="Loading" sx={gridLayout}>
      {Array.from({ length: 12 }, (_none, index) => (
        <Skeleton key={index} variant="rounded" sx={{ aspectRatio: ratio, height: 'auto' }} />
      ))}
    </Box>
  );
}
