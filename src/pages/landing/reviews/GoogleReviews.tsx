import { useState } from 'react';
import { rawStorage } from '../../../shared/storage/rawStorage.ts';
import { settings } from '../../../shared/site/settings.ts';
import { useIsHydrated } from '../../../shared/lib/useIsHydrated.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Headline } from '../hero/Headline.tsx';
import { googleCopy } from '../sections/sectionsCopy.ts';
import '../landing.css';
import layout from '../layout.module.css';
import styles from './GoogleReviews.module.css';

/** Holds the host whose reviews this browser has requested: another widget needs another click. */
const storageKey = 'reviews-shown';

/** A widget runs its script, in its own origin; our own page in its place has none. */
const widgetSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * The embedded reviews widget. It is loaded after a click. Without one, a page of this site sums up the sample
 * reviews (docs/decisions/007-landing-page.md).
 */
export function GoogleReviews({ widget = settings.reviewsWidget }: { widget?: string }) {
  const { asks, kicker, samples, show, text, title } = googleCopy;
  const isOurs = widget.startsWith('/');
  const host = isOurs ? '' : new URL(widget).host;
  const [shown, setShown] = useState(() => rawStorage.read(storageKey));
  // Not in what the server sends, which knows no visitor's choice.
  const isAlive = useIsHydrated();
  const isShown = isOurs || shown === host;
  const showIt = () => {
    rawStorage.write(storageKey, host);
    setShown(host);
  };
  return (
    <div className={layout.columns}>
      <Headline id="google-reviews" title={title} kicker={kicker}>
        {isOurs ? samples : text}
      </Headline>
      <div className={styles.reviews}>
        {isAlive && isShown && (
          <iframe
            className="landing-frame"
            title={title}
            src={widget}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox={isOurs ? undefined : widgetSandbox}
          />
        )}
        {isAlive && !isShown && (
          <div className="landing-frame landing-ask">
            <Button variant="outlined" onClick={showIt}>
              {show(host)}
            </Button>
            <Text variant="small" color="muted">
              {asks(host)}
            </Text>
          </div>
        )}
      </div>
    </div>
  );
}
