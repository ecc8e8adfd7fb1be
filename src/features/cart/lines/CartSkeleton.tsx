import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The places of two lines while the cart is fetched. */
export function CartSkeleton() {
  return (
    <Stack role="status" aria-label="Loading" sx={{ gap: 3, py: 3 }}>
      {[1, 2].map((line) => (
        <Skeleton key={line} variant="rounded" height={120} />
      ))}
    </Stack>
  );
}
