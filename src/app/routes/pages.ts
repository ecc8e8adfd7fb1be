import type { PageChunk } from '../../../contract/routes.ts';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';

/** The page of each chunk in the table (contract/routes.ts): its code is loaded when one of its addresses is opened. */
export const pages: Record<PageChunk, ReturnType<typeof lazyComponent<object>>> = {
  'page-landing': lazyComponent(
    () => import(/* webpackChunkName: "page-landing" */ '../../pages/landing/LandingPage.tsx'),
  ),
  'page-guide': lazyComponent(
    () => import(/* webpackChunkName: "page-guide" */ '../../pages/guide/GuidePage.tsx'),
  ),
  'page-category': lazyComponent(
    () => import(/* webpackChunkName: "page-category" */ '../../pages/category/CategoryPage.tsx'),
  ),
  'page-persons': lazyComponent(
    () => import(/* webpackChunkName: "page-persons" */ '../../pages/person/PersonsPage.tsx'),
  ),
  'page-person': lazyComponent(
    () => import(/* webpackChunkName: "page-person" */ '../../pages/person/PersonPage.tsx'),
  ),
  'page-objects': lazyComponent(
    () => import(/* webpackChunkName: "page-objects" */ '../../pages/object/ObjectsPage.tsx'),
  ),
  'page-object': lazyComponent(
    () => import(/* webpackChunkName: "page-object" */ '../../pages/object/ObjectPage.tsx'),
  ),
  'page-places': lazyComponent(
    () => import(/* webpackChunkName: "page-places" */ '../../pages/place/PlacesPage.tsx'),
  ),
  'page-place': lazyComponent(
    () => import(/* webpackChunkName: "page-place" */ '../../pages/place/PlacePage.tsx'),
  ),
  'page-search': lazyComponent(
    () => import(/* webpackChunkName: "page-search" */ '../../pages/search/SearchPage.tsx'),
  ),
  'page-stop': lazyComponent(
    () => import(/* webpackChunkName: "page-stop" */ '../../pages/stop/StopPage.tsx'),
  ),
  'page-business': lazyComponent(
    () => import(/* webpackChunkName: "page-business" */ '../../pages/business/BusinessPage.tsx'),
  ),
  'page-plans': lazyComponent(
    () => import(/* webpackChunkName: "page-plans" */ '../../pages/subscribe/PlansPage.tsx'),
  ),
  'page-guide-offer': lazyComponent(
    () =>
      import(/* webpackChunkName: "page-guide-offer" */ '../../pages/subscribe/GuideOfferPage.tsx'),
  ),
  'page-legal': lazyComponent(
    () => import(/* webpackChunkName: "page-legal" */ '../../pages/legal/LegalPage.tsx'),
  ),
  'page-withdrawal': lazyComponent(
    () =>
      import(/* webpackChunkName: "page-withdrawal" */ '../../pages/withdrawal/WithdrawalPage.tsx'),
  ),
  'page-home': lazyComponent(
    () => import(/* webpackChunkName: "page-home" */ '../../pages/home/HomePage.tsx'),
  ),
  'page-cart': lazyComponent(
    () => import(/* webpackChunkName: "page-cart" */ '../../pages/cart/CartPage.tsx'),
  ),
  'page-profile': lazyComponent(
    () => import(/* webpackChunkName: "page-profile" */ '../../pages/profile/ProfilePage.tsx'),
  ),
  'page-updates': lazyComponent(
    () => import(/* webpackChunkName: "page-updates" */ '../../pages/updates/UpdatesPage.tsx'),
  ),
  'page-library': lazyComponent(
    () => import(/* webpackChunkName: "page-library" */ '../../pages/library/LibraryPage.tsx'),
  ),
  'page-confirm': lazyComponent(
    () => import(/* webpackChunkName: "page-confirm" */ '../../pages/confirm/ConfirmPage.tsx'),
  ),
  'page-in-development': lazyComponent(
    () =>
      import(
        /* webpackChunkName: "page-in-development" */ '../../pages/inDevelopment/InDevelopmentPage.tsx'
      ),
  ),
  'page-admin-editor': lazyComponent(
    () =>
      import(/* webpackChunkName: "page-admin-editor" */ '../../pages/admin/AdminEditorPage.tsx'),
  ),
  'page-not-found': lazyComponent(
    () => import(/* webpackChunkName: "page-not-found" */ '../../pages/notFound/NotFoundPage.tsx'),
  ),
};
