import { useState } from 'react';
import { rawStorage } from '../../../shared/storage/rawStorage.ts';
import { settings } from '../../../shared/site/settings.ts';
import { useIsHydrated } from '../../../shared/lib/useIsHydrated.ts';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { googleCopy } from '../sections/sectionsCopy.ts';
import '../landing.css';
import layout from '../layout.module.css';
import styles from './GoogleReviews.module.css';

/** Stores the host whose reviews the user has requested: a widget of another host needs another click. */
const storageKey = 'reviews-shown';

/** Permissions of a third-party widget, which runs scripts in its own origin. Our own page runs no scripts. */
const widgetSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * Shows the embedded reviews widget, which is loaded after a click. Without a widget, a page of this site
 * sums up the sample reviews (docs/decisions/007-landing-page.md).
 */
export function GoogleReviews({ widget = settings.reviewsWidget }: { widget?: string }) {
  const { asks, samples, show, text, title } = googleCopy;
  const isOurs = widget.startsWith('/');
  const host = isOurs ? '' : new URL(widget).host;
  const [shown, setShown] = useState(() => rawStorage.read(storageKey));
  // Rendered after hydration only: the server does not know the user's choice.
  const isHydrated = useIsHydrated();
  const isShown = isOurs || shown === host;
  const showIt = () => {
    rawStorage.write(storageKey, host);
    setShown(host);
  };
  return (
    <div className={classNames(layout.columns, styles.google)}>
      <div>
        <Text as="h2" variant="h3">
          {title}
        </Text>
        <Text color="muted" className={styles.text}>
          {isOurs ? samples : text}
        </Text>
      </div>
      <div className={styles.reviews}>
        {isHydrated && isShown && (
          <iframe
            className="landing-frame"
            title={title}
            src={widget}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox={isOurs ? undefined : widgetSandbox}
          />
        )}
        {isHydrated && !isShown && (
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
