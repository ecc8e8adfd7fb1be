import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { heroColumns } from '../landingLayout.ts';
import { heroCopy } from '../sections/sectionsCopy.ts';
import '../landing.css';

/** The hero block's shape while its words are fetched. */
export function HeroSkeleton() {
  return (
    <Box sx={heroColumns} role="status" aria-label={heroCopy.loading}>
      <div>
        {['95%', '80%', '60%'].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} sx={{ height: 64, mb: 2 }} />
        ))}
        <Skeleton variant="text" sx={{ mt: 4 }} />
        <Skeleton variant="text" width="70%" />
      </div>
      <div className="landing-arch">
        <div className="picture" />
      </div>
    </Box>
  );
}
