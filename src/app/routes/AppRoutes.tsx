import { Suspense, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isReadablePath } from '../../../contract/readablePath.ts';
import { Layout } from '../../pages/shell/layout/Layout.tsx';
import { lazyPart } from '../../shared/lib/lazyPart.ts';
import { routes } from '../../shared/site/paths.ts';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { CustomersOnly, VisitorsOnly } from './guards.tsx';
import { Interactive } from '../ssr/Interactive.tsx';
import { ReplayRoute } from '../support/ReplayRoute.tsx';

/** One chunk for each screen: a page's code is loaded when its address is opened. */
const screen = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) => lazyPart(() => load().then((page) => page[name]));

const LandingPage = screen(
  'LandingPage',
  () => import(/* webpackChunkName: "page-landing" */ '../../pages/landing/LandingPage.tsx'),
);
const GuidePage = screen(
  'GuidePage',
  () => import(/* webpackChunkName: "page-guide" */ '../../pages/guide/GuidePage.tsx'),
);
const HomePage = screen(
  'HomePage',
  () => import(/* webpackChunkName: "page-home" */ '../../pages/home/HomePage.tsx'),
);
const CategoryPage = screen(
  'CategoryPage',
  () => import(/* webpackChunkName: "page-category" */ '../../pages/category/CategoryPage.tsx'),
);
const PersonsPage = screen(
  'PersonsPage',
  () => import(/* webpackChunkName: "page-persons" */ '../../pages/person/PersonsPage.tsx'),
);
const PersonPage = screen(
  'PersonPage',
  () => import(/* webpackChunkName: "page-person" */ '../../pages/person/PersonPage.tsx'),
);
const ObjectsPage = screen(
  'ObjectsPage',
  () => import(/* webpackChunkName: "page-objects" */ '../../pages/object/ObjectsPage.tsx'),
);
const ObjectPage = screen(
  'ObjectPage',
  () => import(/* webpackChunkName: "page-object" */ '../../pages/object/ObjectPage.tsx'),
);
const PlacesPage = screen(
  'PlacesPage',
  () => import(/* webpackChunkName: "page-places" */ '../../pages/place/PlacesPage.tsx'),
);
const PlacePage = screen(
  'PlacePage',
  () => import(/* webpackChunkName: "page-place" */ '../../pages/place/PlacePage.tsx'),
);
const SearchPage = screen(
  'SearchPage',
  () => import(/* webpackChunkName: "page-search" */ '../../pages/search/SearchPage.tsx'),
);
const InDevelopmentPage = screen(
  'InDevelopmentPage',
  () =>
    import(
      /* webpackChunkName: "page-in-development" */ '../../pages/inDevelopment/InDevelopmentPage.tsx'
    ),
);
const CartPage = screen(
  'CartPage',
  () => import(/* webpackChunkName: "page-cart" */ '../../pages/cart/CartPage.tsx'),
);
const LibraryPage = screen(
  'LibraryPage',
  () => import(/* webpackChunkName: "page-library" */ '../../pages/library/LibraryPage.tsx'),
);
const UpdatesPage = screen(
  'UpdatesPage',
  () => import(/* webpackChunkName: "page-updates" */ '../../pages/updates/UpdatesPage.tsx'),
);
const ProfilePage = screen(
  'ProfilePage',
  () => import(/* webpackChunkName: "page-profile" */ '../../pages/profile/ProfilePage.tsx'),
);
const PlansPage = screen(
  'PlansPage',
  () => import(/* webpackChunkName: "page-plans" */ '../../pages/subscribe/PlansPage.tsx'),
);
const GuideOfferPage = screen(
  'GuideOfferPage',
  () =>
    import(/* webpackChunkName: "page-guide-offer" */ '../../pages/subscribe/GuideOfferPage.tsx'),
);
const BusinessPage = screen(
  'BusinessPage',
  () => import(/* webpackChunkName: "page-business" */ '../../pages/business/BusinessPage.tsx'),
);
const AdminEditorPage = screen(
  'AdminEditorPage',
  () => import(/* webpackChunkName: "page-admin-editor" */ '../../pages/admin/AdminEditorPage.tsx'),
);
const ConfirmPage = screen(
  'ConfirmPage',
  () => import(/* webpackChunkName: "page-confirm" */ '../../pages/confirm/ConfirmPage.tsx'),
);
const NotFoundPage = screen(
  'NotFoundPage',
  () => import(/* webpackChunkName: "page-not-found" */ '../../pages/notFound/NotFoundPage.tsx'),
);

/** In place of an address that no router can read: no route has it. */
const unknownAddress = '/unreadable';

export function AppRoutes() {
  const location = useLocation();
  const isReplay = location.pathname === routes.supportReplay;
  if (isReplay) return <ReplayRoute app={<AppRoutes />} />;
  return (
    <Layout>
      <Suspense fallback={<Loading />}>
        <Routes location={isReadablePath(location.pathname) ? location : unknownAddress}>
          <Route
            path={routes.landing}
            element={
              <VisitorsOnly>
                <LandingPage />
              </VisitorsOnly>
            }
          />
          <Route path={routes.adminEditor} element={<AdminEditorPage />} />
          <Route path={routes.home} element={<CustomersOnly />}>
            <Route index element={<HomePage />} />
            <Route path={routes.cart} element={<CartPage />} />
            <Route path={routes.profile} element={<ProfilePage />} />
            <Route path={routes.customerGuideOffer} element={<GuideOfferPage />} />
            <Route path={routes.library} element={<LibraryPage />} />
            <Route path={routes.updates} element={<UpdatesPage />} />
          </Route>
          <Route path={routes.confirm} element={<ConfirmPage />} />
          <Route path={routes.business} element={<BusinessPage />} />
          <Route path={routes.plans} element={<PlansPage />} />
          <Route path={routes.guideOffer} element={<GuideOfferPage />} />
          <Route path={routes.guide} element={<GuidePage />} />
          <Route path={routes.search} element={<SearchPage />} />
          <Route path={routes.category} element={<CategoryPage />} />
          <Route path={routes.persons} element={<PersonsPage />} />
          <Route path={routes.person} element={<PersonPage />} />
          <Route path={routes.objects} element={<ObjectsPage />} />
          <Route path={routes.object} element={<ObjectPage />} />
          <Route path={routes.places} element={<PlacesPage />} />
          <Route path={routes.place} element={<PlacePage />} />
          {[routes.events, routes.eventOfEvents, routes.event, routes.artists].map((path) => (
            <Route key={path} path={path} element={<InDevelopmentPage />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <Interactive />
      </Suspense>
    </Layout>
  );
}
