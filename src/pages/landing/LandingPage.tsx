import { memo, Suspense, useEffect, useState } from 'react';
import { useAutoOpenDialog } from '../../features/auth/dialog/useAutoOpenDialog.ts';
import { everyCategory } from '../../features/catalogue/catalogueApi.ts';
import { useFirstGuides } from '../../features/catalogue/useFirstGuides.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { BelowTheFold } from './BelowTheFold.tsx';
import { landingCopy } from './copy.ts';
import { Headline } from './hero/Headline.tsx';
import { Ideas, preloadCards } from './hero/Ideas.tsx';
import { Section } from './sections/Section.tsx';
import { SectionSkeleton } from './sections/SectionSkeletons.tsx';
import layout from './layout.module.css';
import { useAppDispatch } from '../../shared/store/hooks.ts';

const ProductGrid = lazyComponent(() =>
  import(
    /* webpackChunkName: "guide-cards" */ '../../features/catalogue/lists/ProductGrid.tsx'
  ).then(({ ProductGrid }) => ProductGrid),
);

const Products = memo(function Products() {
  const { products, productsKicker, productsText } = landingCopy;
  return (
    <Section id="products" tone="card">
      <div className={layout.head}>
        <Headline id="products" title={products} kicker={productsKicker} lang="it">
          {productsText}
        </Headline>
      </div>
      <div className={layout.grid}>
        <ErrorBoundary>
          <Suspense fallback={<SectionSkeleton />}>
            <ProductGrid />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Section>
  );
});

/**
 * Renders the landing page. It shows only a loading indicator until the request for the guides succeeds or
 * fails. After a failure it is shown without guides.
 */
export function LandingPage() {
  const dispatch = useAppDispatch();
  const query = useFirstGuides(everyCategory);
  // After a failure, a retry does not unmount the rest of the page.
  const isReady = Boolean(query.currentData ?? query.error);
  // False for the server's HTML. It never changes: a new render would discard the HTML that is not hydrated yet.
  const [hasWaited] = useState(!isReady);
  useEffect(() => {
    if (hasWaited) preloadCards();
  }, [hasWaited]);
  useAutoOpenDialog();
  // A preview stops when the page is left.
  useEffect(() => () => void dispatch(playerEvents.previewStopped()), [dispatch]);

  return (
    <>
      <PageHead title={landingCopy.title} />
      {!isReady && <Loading />}
      {isReady && (
        <>
          <Ideas query={query} hasWaited={hasWaited} />
          {query.currentData && <Products />}
          <BelowTheFold />
        </>
      )}
    </>
  );
}
