import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AboutContent } from '../../../domain/decode/catalogue/decodeContent.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Arcade } from '../hero/Arcade.tsx';
import { useAboutContentQuery } from '../contentApi.ts';
import { aboutCopy } from './sectionsCopy.ts';
import '../landing.css';

const textColumns = {
  display: 'grid',
  mt: { xs: 4, md: 6 },
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

function Story({ about }: { about: AboutContent }) {
  return (
    <>
      <Typography variant="overline" color="primary" component="p">
        {about.label}
      </Typography>
      <Typography
        variant="display"
        component="h2"
        id="about-title"
        sx={{ mt: 1.5, maxWidth: '20ch' }}
      >
        {about.heading} <span className="landing-second">{about.secondHeading}</span>
      </Typography>
      <Box sx={textColumns}>
        <Typography variant="lead" component="p">
          {about.text}
        </Typography>
        <div>
          <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
            {about.subheading}
          </Typography>
          <Typography color="textSecondary">{about.secondText}</Typography>
        </div>
      </Box>
    </>
  );
}

/** Who we are, under a row of arches. */
export function About() {
  const { data: about, error, isError, refetch } = useAboutContentQuery();
  return (
    <>
      <Box sx={{ mb: { xs: 5, md: 8 } }}>
        <Arcade />
      </Box>
      {about && <Story about={about} />}
      {!about && !isError && (
        <div role="status" aria-label={aboutCopy.loading}>
          <Skeleton variant="rounded" sx={{ height: 64, mt: 4, mb: 2, maxWidth: 800 }} />
          <Skeleton variant="rounded" sx={{ height: 64, maxWidth: 560 }} />
          <Box sx={textColumns}>
            <Skeleton variant="rounded" sx={{ height: 180 }} />
            <Skeleton variant="rounded" sx={{ height: 180 }} />
          </Box>
        </div>
      )}
      {!about && isError && (
        <Failure title={aboutCopy.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
