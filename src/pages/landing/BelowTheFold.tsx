import { memo, Suspense, use, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { SectionSkeletons } from './sections/SectionSkeletons.tsx';
import layout from './layout.module.css';

const Sections = lazyComponent(
  () => import(/* webpackChunkName: "landing" */ './sections/Sections.tsx'),
);

/** Returns a promise and the function that resolves it; no promise unless the page is hydrating. */
function newGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const isHydrating =
    typeof document !== 'undefined' && document.documentElement.dataset.hydrating !== undefined;
  return { opened: isHydrating ? opened : null, open };
}

function Hydrated({ when }: { when: Promise<void> | null }) {
  if (when) use(when);
  return <Sections />;
}

/**
 * Renders the sections below the products. The server's HTML of them is hydrated when it comes near the viewport
 * (docs/decisions/007-landing-page.md). Memoised: a render by the parent would replace that HTML.
 */
export const BelowTheFold = memo(function BelowTheFold() {
  const place = useRef<HTMLDivElement>(null);
  const [{ opened, open }] = useState(newGate);
  useEffect(() => {
    if (!opened || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
      // Its code has to be fetched.
      { rootMargin: '1000px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [opened, open]);
  return (
    <div ref={place} className={layout.sections}>
      <ErrorBoundary>
        <Suspense fallback={<SectionSkeletons />}>
          <Hydrated when={opened} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
});
