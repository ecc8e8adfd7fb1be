import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthDialogHost } from '../../../features/auth/dialog/AuthDialogHost.tsx';
import { useIsHydrated } from '../../../shared/lib/useIsHydrated.ts';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import { IdlePart } from '../../../shared/ui/page/IdlePart.tsx';
import { BackToTop } from './BackToTop.tsx';
import { shellCopy } from '../copy.ts';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import './layout.css';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useComposedKeys } from './useComposedKeys.ts';
import { useScrollToHash } from './useScrollToHash.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useScrollToTop } from './useScrollToTop.ts';
import styles from './Layout.module.css';

const contentId = 'content';

/** Loaded after hydration, never with the first load. */
const loadPlayerBar = () => import(/* webpackChunkName: "player-bar" */ '../player/PlayerBar.tsx');

/** Renders header, page, footer and the player's bar, which keeps playing across pages. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const [wasHydrated] = useState(useIsHydrated());
  useComposedKeys();
  useScrollToTop();
  useFocusOnNavigation(content);
  useScrollToHash();
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {shellCopy.skip}
      </a>
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>
      <main ref={content} id={contentId} tabIndex={-1} className={styles.content}>
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <BackToTop onPressed={() => content.current?.focus({ preventScroll: true })} />
      <PageAnnouncer />
      <ErrorBoundary>
        <IdlePart load={loadPlayerBar} isUrgent={wasHydrated} />
      </ErrorBoundary>
      <AuthDialogHost />
    </>
  );
}
