import type { PageChunk } from '../../../contract/routes.ts';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';

/** The page of each chunk in the table (contract/routes.ts): its code is loaded when one of its addresses is opened. */
export const pages: Record<PageChunk, ReturnType<typeof lazyComponent<object>>> = {
  'page-landing': lazyComponent(() =>
    import(/* webpackChunkName: "page-landing" */ '../../pages/landing/LandingPage.tsx').then(
      ({ LandingPage }) => LandingPage,
    ),
  ),
  'page-guide': lazyComponent(() =>
    import(/* webpackChunkName: "page-guide" */ '../../pages/guide/GuidePage.tsx').then(
      ({ GuidePage }) => GuidePage,
    ),
  ),
  'page-category': lazyComponent(() =>
    import(/* webpackChunkName: "page-category" */ '../../pages/category/CategoryPage.tsx').then(
      ({ CategoryPage }) => CategoryPage,
    ),
  ),
  'page-persons': lazyComponent(() =>
    import(/* webpackChunkName: "page-persons" */ '../../pages/person/PersonsPage.tsx').then(
      ({ PersonsPage }) => PersonsPage,
    ),
  ),
  'page-person': lazyComponent(() =>
    import(/* webpackChunkName: "page-person" */ '../../pages/person/PersonPage.tsx').then(
      ({ PersonPage }) => PersonPage,
    ),
  ),
  'page-objects': lazyComponent(() =>
    import(/* webpackChunkName: "page-objects" */ '../../pages/object/ObjectsPage.tsx').then(
      ({ ObjectsPage }) => ObjectsPage,
    ),
  ),
  'page-object': lazyComponent(() =>
    import(/* webpackChunkName: "page-object" */ '../../pages/object/ObjectPage.tsx').then(
      ({ ObjectPage }) => ObjectPage,
    ),
  ),
  'page-places': lazyComponent(() =>
    import(/* webpackChunkName: "page-places" */ '../../pages/place/PlacesPage.tsx').then(
      ({ PlacesPage }) => PlacesPage,
    ),
  ),
  'page-place': lazyComponent(() =>
    import(/* webpackChunkName: "page-place" */ '../../pages/place/PlacePage.tsx').then(
      ({ PlacePage }) => PlacePage,
    ),
  ),
  'page-search': lazyComponent(() =>
    import(/* webpackChunkName: "page-search" */ '../../pages/search/SearchPage.tsx').then(
      ({ SearchPage }) => SearchPage,
    ),
  ),
  'page-stop': lazyComponent(() =>
    import(/* webpackChunkName: "page-stop" */ '../../pages/stop/StopPage.tsx').then(
      ({ StopPage }) => StopPage,
    ),
  ),
  'page-business': lazyComponent(() =>
    import(/* webpackChunkName: "page-business" */ '../../pages/business/BusinessPage.tsx').then(
      ({ BusinessPage }) => BusinessPage,
    ),
  ),
  'page-plans': lazyComponent(() =>
    import(/* webpackChunkName: "page-plans" */ '../../pages/subscribe/PlansPage.tsx').then(
      ({ PlansPage }) => PlansPage,
    ),
  ),
  'page-guide-offer': lazyComponent(() =>
    import(
      /* webpackChunkName: "page-guide-offer" */ '../../pages/subscribe/GuideOfferPage.tsx'
    ).then(({ GuideOfferPage }) => GuideOfferPage),
  ),
  'page-legal': lazyComponent(() =>
    import(/* webpackChunkName: "page-legal" */ '../../pages/legal/LegalPage.tsx').then(
      ({ LegalPage }) => LegalPage,
    ),
  ),
  'page-withdrawal': lazyComponent(() =>
    import(
      /* webpackChunkName: "page-withdrawal" */ '../../pages/withdrawal/WithdrawalPage.tsx'
    ).then(({ WithdrawalPage }) => WithdrawalPage),
  ),
  'page-home': lazyComponent(() =>
    import(/* webpackChunkName: "page-home" */ '../../pages/home/HomePage.tsx').then(
      ({ HomePage }) => HomePage,
    ),
  ),
  'page-cart': lazyComponent(() =>
    import(/* webpackChunkName: "page-cart" */ '../../pages/cart/CartPage.tsx').then(
      ({ CartPage }) => CartPage,
    ),
  ),
  'page-profile': lazyComponent(() =>
    import(/* webpackChunkName: "page-profile" */ '../../pages/profile/ProfilePage.tsx').then(
      ({ ProfilePage }) => ProfilePage,
    ),
  ),
  'page-updates': lazyComponent(() =>
    import(/* webpackChunkName: "page-updates" */ '../../pages/updates/UpdatesPage.tsx').then(
      ({ UpdatesPage }) => UpdatesPage,
    ),
  ),
  'page-library': lazyComponent(() =>
    import(/* webpackChunkName: "page-library" */ '../../pages/library/LibraryPage.tsx').then(
      ({ LibraryPage }) => LibraryPage,
    ),
  ),
  'page-confirm': lazyComponent(() =>
    import(/* webpackChunkName: "page-confirm" */ '../../pages/confirm/ConfirmPage.tsx').then(
      ({ ConfirmPage }) => ConfirmPage,
    ),
  ),
  'page-in-development': lazyComponent(() =>
    import(
      /* webpackChunkName: "page-in-development" */ '../../pages/inDevelopment/InDevelopmentPage.tsx'
    ).then(({ InDevelopmentPage }) => InDevelopmentPage),
  ),
  'page-admin-editor': lazyComponent(() =>
    import(
      /* webpackChunkName: "page-admin-editor" */ '../../pages/admin/AdminEditorPage.tsx'
    ).then(({ AdminEditorPage }) => AdminEditorPage),
  ),
  'page-not-found': lazyComponent(() =>
    import(/* webpackChunkName: "page-not-found" */ '../../pages/notFound/NotFoundPage.tsx').then(
      ({ NotFoundPage }) => NotFoundPage,
    ),
  ),
};
