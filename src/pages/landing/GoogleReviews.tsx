import Box from '@mui/material/Box';
import { settings } from '../../shared/settings.ts';
import { useIsAlive } from '../../shared/useIsAlive.ts';
import { Headline } from './Headline.tsx';
import { columns } from './landingLayout.ts';
import { googleCopy } from './sectionsCopy.ts';
import './landing.css';

/** A widget runs its script, in its own origin; our own page in its place has none. */
const sandbox = settings.reviewsWidget.startsWith('/')
  ? undefined
  : 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The embedded reviews widget (spec section 7, *Third party*), fetched when it comes near. */
export function GoogleReviews() {
  const { kicker, text, title } = googleCopy;
  // Not in what the server sends: another's frame is nobody's business before it is near.
  const isAlive = useIsAlive();
  return (
    <Box sx={columns}>
      <Headline id="google-reviews" title={title} kicker={kicker}>
        {text}
      </Headline>
      <Box sx={{ height: 400 }}>
        {isAlive && (
          <iframe
            className="landing-frame"
            title={title}
            src={settings.reviewsWidget}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox={sandbox}
          />
        )}
      </Box>
    </Box>
  );
}
