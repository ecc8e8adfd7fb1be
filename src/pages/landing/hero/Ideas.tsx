import { Suspense, useMemo, useState } from 'react';
import type { GuidesPage } from '../../../domain/decode/catalogue/decodeGuidesPage.ts';
import type { Landing } from '../../../domain/decode/site.ts';
import { specialFirst } from '../../../domain/specialFirst.ts';
import { catalogueCopy } from '../../../features/catalogue/copy.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { lazyComponent } from '../../../shared/lib/lazyComponent.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { landingCopy } from '../copy.ts';
import { Section } from '../sections/Section.tsx';
import { Minute } from './Minute.tsx';
import { TryPremium } from './TryPremium.tsx';
import styles from './Ideas.module.css';

/** The code of the cards is loaded after hydration: the server's HTML already contains the cards. */
const GuideCarousel = lazyComponent(() =>
  import(
    /* webpackChunkName: "guide-cards" */ '../../../features/catalogue/cards/GuideCarousel.tsx'
  ).then(({ GuideCarousel }) => ({ GuideCarousel })),
);
/** Loads the code of the cards while the page waits for its guides. */
export const preloadCards = GuideCarousel.preload;

const carouselLength = 12;

interface Props {
  query: QueryState<GuidesPage>;
  words: Landing['ideas'];
  /** Whether the page was still waiting for the guides when it was first rendered. */
  hasWaited: boolean;
}

/** Shows the most loved guides, on the first screen. */
export function Ideas({ query, words, hasWaited }: Props) {
  const { currentData, isError } = query;
  const guides = currentData?.guides;
  // After a failure the page is shown already, and a retry must not hide it.
  const [hadGuides] = useState(guides !== undefined);
  const loved = useMemo(() => specialFirst(guides ?? []).slice(0, carouselLength), [guides]);
  const row = <GuideCarousel label={words.title} guides={loved} first />;
  return (
    <Section id="ideas" tone="paper" unnamed>
      <div className={styles.head}>
        <div>
          {words.what && <Text className={styles.what}>{words.what}</Text>}
          <Text as="h1" variant="display">
            {words.title}
          </Text>
          <Text as="h2" variant="lead" color="muted" className={styles.lead}>
            {words.text}
          </Text>
          {words.trust && (
            <Text color="muted" className={styles.trust}>
              {words.trust}
            </Text>
          )}
        </div>
        <TryPremium />
        {loved[0] && <Minute guide={loved[0]} />}
      </div>
      {loved.length > 0 && (
        <ErrorBoundary>
          {/* A page that waited for the guides waits for the code of the row, too. */}
          {hasWaited && hadGuides ? row : <Suspense>{row}</Suspense>}
        </ErrorBoundary>
      )}
      {!guides && !isError && (
        <div role="status" className={styles.status}>
          <span className="loading-circle" role="progressbar" aria-label={landingCopy.loading} />
        </div>
      )}
      {!guides && isError && <Failure title={catalogueCopy.guidesFailed} query={query} />}
    </Section>
  );
}
