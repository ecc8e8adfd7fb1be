import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Twelve cards' places while their guides are fetched. */
export function GuideGridSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading"
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      }}
    >
      {Array.from({ length: 12 }, (_none, index) => (
        <Skeleton key={index} variant="rounded" sx={{ aspectRatio: '1 / 1.62', height: 'auto' }} />
      ))}
    </Box>
  );
}
