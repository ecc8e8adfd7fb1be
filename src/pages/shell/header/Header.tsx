import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { selectIsCustomer } from '../../../features/auth/session/sessionSlice.ts';
import { lazyComponent } from '../../../shared/lib/lazyComponent.ts';
import { routes } from '../../../shared/site/paths.ts';
import { useHasPlans } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Container } from '../../../shared/ui/basic/Container.tsx';
import { shellCopy } from '../copy.ts';
import { ExploreButton } from '../menus/ExploreButton.tsx';
import './header.css';
import { Logo } from './Logo.tsx';
import { MenuButton } from '../menus/MenuButton.tsx';
import { PublicControls } from './PublicControls.tsx';
import { useScrollStage } from './useScrollStage.ts';
import styles from './Header.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

/** Loaded separately: a visitor's first page does not need the account menu and the cart. */
const CustomerControls = lazyComponent(() => import('./CustomerControls.tsx'));

/**
 * The button of the simple sticky header. It links to the plans; no other button leads away from an offer
 * (docs/decisions/006-simple-header.md).
 */
function PlansButton() {
  if (!useHasPlans()) return null;
  return (
    <Button to={routes.plans} variant="contained" className={styles.plans}>
      {shellCopy.subscriptions}
    </Button>
  );
}

/** The offer of a guide, for visitors or customers. Not useMatch: it warns about an address that it cannot decode. */
const offer = /^(\/user)?\/subscribe\/[^/]+\/?$/;

const customerElement = (
  <Suspense fallback={null}>
    <CustomerControls />
  </Suspense>
);

/**
 * Renders the header for the auth flag, compact from a scroll position of 50 px on, and floating from 250 px on
 * . Its element keeps its height, so that nothing below it moves. Frame and logo are the same elements in all
 * headers: they keep the keyboard focus through a sign-in.
 */
export function Header() {
  const isCustomer = useAppSelector(selectIsCustomer);
  const { pathname } = useLocation();
  const isSimple = isCustomer && offer.test(pathname);
  return (
    <header className="header" data-stage={useScrollStage()}>
      <Container className="header-bar">
        {!isCustomer && <MenuButton />}
        <Logo to={isCustomer ? routes.home : routes.landing} />
        {isSimple ? (
          <PlansButton />
        ) : (
          <>
            <ExploreButton />
            {isCustomer ? customerElement : <PublicControls />}
          </>
        )}
      </Container>
    </header>
  );
}
