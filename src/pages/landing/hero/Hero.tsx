import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HeroContent } from '../../../domain/decode/catalogue/decodeContent.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { useHeroContentQuery } from '../contentApi.ts';
import { HeroSkeleton } from './HeroSkeleton.tsx';
import { fullScreen, heroColumns } from '../landingLayout.ts';
import { heroCopy } from '../sections/sectionsCopy.ts';
import '../landing.css';

const sizes = '(min-width: 1200px) 452px, (min-width: 900px) 38vw, 90vw';

function HeroBlock({ hero }: { hero: HeroContent }) {
  return (
    <Box sx={heroColumns}>
      <div>
        <Typography variant="display" component="h2" id="hero-title">
          {hero.heading} <span className="landing-second">{hero.secondHeading}</span>
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 4, maxWidth: '46ch' }}>
          {hero.summary}
        </Typography>
        <Box sx={{ mt: { xs: 4, md: 6 }, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="h4" component="p">
            {hero.subheading} {hero.secondSubheading}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '60ch' }}>
            {hero.text}
          </Typography>
        </Box>
      </div>
      <div className="landing-arch">
        <Picture picture={hero.image} alt="" sizes={sizes} />
      </div>
    </Box>
  );
}

/** The hero block. Until its texts are loaded it is a skeleton, a screen high. */
export function Hero() {
  const { data: hero, error, isError, refetch } = useHeroContentQuery();
  return (
    <Box sx={fullScreen}>
      {hero && <HeroBlock hero={hero} />}
      {!hero && !isError && <HeroSkeleton />}
      {!hero && isError && (
        <Failure title={heroCopy.failed} error={error} onRetry={() => void refetch()} />
      )}
    </Box>
  );
}
