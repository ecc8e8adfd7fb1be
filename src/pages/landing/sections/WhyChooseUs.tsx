import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { useWhyContentQuery } from '../contentApi.ts';
import { Headline } from '../hero/Headline.tsx';
import { columns } from '../landingLayout.ts';
import { whyCopy } from './sectionsCopy.ts';
import '../landing.css';

const sizes = '(min-width: 1200px) 400px, (min-width: 900px) 34vw, 90vw';

/** Why choose us: a picture, and an accordion of reasons. */
export function WhyChooseUs() {
  const { data: why, error, isError, refetch } = useWhyContentQuery();
  if (!why && isError) {
    return <Failure title={whyCopy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box sx={columns}>
      <Box className="landing-plate" sx={{ aspectRatio: '1' }}>
        {why ? (
          <Picture picture={why.image} alt="" sizes={sizes} />
        ) : (
          <Skeleton variant="rectangular" height="100%" />
        )}
      </Box>
      <div>
        <Headline id="why" title={whyCopy.title} kicker={whyCopy.kicker} lang="it" />
        <Box sx={{ mt: 3 }}>
          {why ? (
            <FaqList faqs={why.faqs} lang="it" />
          ) : (
            <div role="status" aria-label={whyCopy.loading}>
              {[1, 2, 3, 4, 5].map((row) => (
                <Skeleton key={row} variant="rounded" sx={{ height: 56, mb: '1px' }} />
              ))}
            </div>
          )}
        </Box>
      </div>
    </Box>
  );
}
