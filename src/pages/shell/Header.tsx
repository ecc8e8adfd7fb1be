import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useMatch } from 'react-router-dom';
import { selectIsCustomer } from '../../features/auth/authSelectors.ts';
import { loadChunk } from '../../shared/loadChunk.ts';
import { routes } from '../../shared/paths.ts';
import { HeaderFrame } from './HeaderFrame.tsx';
import { Logo } from './Logo.tsx';
import { PlainHeader } from './PlainHeader.tsx';
import { PublicHeader } from './PublicHeader.tsx';

/** A visitor's first page goes without the account's menu and the cart. */
const CustomerHeader = lazy(() =>
  loadChunk(() => import('./CustomerHeader.tsx')).then((header) => ({
    default: header.CustomerHeader,
  })),
);

/** The header that the auth flag asks for (spec section 2, *Headers and layout*). */
export function Header() {
  const isCustomer = useSelector(selectIsCustomer);
  const isOffer = useMatch(routes.guideOffer) !== null;
  const isCustomerOffer = useMatch(routes.customerGuideOffer) !== null;
  if (!isCustomer) return <PublicHeader />;
  if (isOffer || isCustomerOffer) return <PlainHeader />;
  return (
    <Suspense
      fallback={
        <HeaderFrame>
          <Logo to={routes.home} />
        </HeaderFrame>
      }
    >
      <CustomerHeader />
    </Suspense>
  );
}
