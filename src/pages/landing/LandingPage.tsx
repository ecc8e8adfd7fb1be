import { everyCategory } from '../../shared/site/paths.ts';
import { memo, Suspense, useEffect, useState } from 'react';
import type { Landing } from '../../domain/decode/site.ts';
import { useAutoOpenDialog } from '../../features/auth/dialog/useAutoOpenDialog.ts';
import { useFirstGuides } from '../../features/catalogue/useFirstGuides.ts';
import { useShopName } from '../../shared/site/useSite.ts';
import { useLandingQuery } from '../../shared/site/siteApi.ts';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { Claim } from '../../shared/ui/Claim.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { BelowTheFold } from './BelowTheFold.tsx';
import { landingCopy } from './copy.ts';
import { Headline } from './hero/Headline.tsx';
import { Ideas, preloadCards } from './hero/Ideas.tsx';
import { Section } from './sections/Section.tsx';
import { SectionSkeleton } from './sections/SectionSkeletons.tsx';
import layout from './layout.module.css';

const ProductGrid = lazyComponent(
  () =>
    import(/* webpackChunkName: "guide-cards" */ '../../features/catalogue/lists/ProductGrid.tsx'),
);

const Products = memo(function Products({ words }: { words: Landing['products'] }) {
  const { claim, kicker, language, text, title } = words;
  return (
    <Section id="products" tone="card">
      <div className={layout.head}>
        <Headline id="products" title={title} kicker={kicker} lang={language}>
          <Claim text={text} claim={claim} language={language} />
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

/** For a shop that has no words of its own for the page. */
const plainWords = (shop: string): Pick<Landing, 'ideas' | 'products'> => ({
  ideas: { title: shop, text: '' },
  products: { kicker: '', title: landingCopy.guides, text: '' },
});

/**
 * Renders the landing page. It shows only a loading indicator until the request for the guides succeeds or
 * fails. After a failure it is shown without guides.
 */
export function LandingPage() {
  const query = useFirstGuides(everyCategory);
  const words = useLandingQuery();
  // After a failure, a retry does not unmount the rest of the page.
  const hasWords = words.currentData !== undefined || words.error !== undefined;
  const isReady = hasWords && Boolean(query.currentData ?? query.error);
  // False for the server's HTML. It never changes: a new render would discard the HTML that is not hydrated yet.
  const [hasWaited] = useState(!isReady);
  useEffect(() => {
    if (hasWaited) preloadCards();
  }, [hasWaited]);
  const shop = useShopName();
  const { ideas, products } = words.currentData ?? plainWords(shop);
  useAutoOpenDialog();

  return (
    <>
      <PageHead />
      {!isReady && <Loading />}
      {isReady && (
        <>
          <Ideas query={query} words={ideas} hasWaited={hasWaited} />
          {query.currentData && <Products words={products} />}
          <BelowTheFold />
        </>
      )}
    </>
  );
}
