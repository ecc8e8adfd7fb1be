import { lazy, Suspense } from 'react';
import { Route, Routes, useMatch } from 'react-router-dom';
import { Layout } from '../pages/shell/Layout.tsx';
import { loadChunk } from '../shared/loadChunk.ts';
import { routes } from '../shared/paths.ts';
import { Loading } from '../shared/ui/Loading.tsx';
import { CustomersOnly, VisitorsOnly } from './guards.tsx';
import { ReplayRoute } from './ReplayRoute.tsx';

/** One chunk a screen: a page's code comes when its address is opened. */
const LandingPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-landing" */ '../pages/landing/LandingPage.tsx'),
  ).then((page) => ({
    default: page.LandingPage,
  })),
);
const GuidePage = lazy(() =>
  loadChunk(() => import(/* webpackChunkName: "page-guide" */ '../pages/guide/GuidePage.tsx')).then(
    (page) => ({
      default: page.GuidePage,
    }),
  ),
);
const HomePage = lazy(() =>
  loadChunk(() => import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage.tsx')).then(
    (page) => ({
      default: page.HomePage,
    }),
  ),
);
const CategoryPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-category" */ '../pages/category/CategoryPage.tsx'),
  ).then((page) => ({
    default: page.CategoryPage,
  })),
);
const PersonsPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-persons" */ '../pages/person/PersonsPage.tsx'),
  ).then((page) => ({
    default: page.PersonsPage,
  })),
);
const PersonPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-person" */ '../pages/person/PersonPage.tsx'),
  ).then((page) => ({
    default: page.PersonPage,
  })),
);
const ObjectsPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-objects" */ '../pages/object/ObjectsPage.tsx'),
  ).then((page) => ({
    default: page.ObjectsPage,
  })),
);
const ObjectPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-object" */ '../pages/object/ObjectPage.tsx'),
  ).then((page) => ({
    default: page.ObjectPage,
  })),
);
const PlacesPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-places" */ '../pages/place/PlacesPage.tsx'),
  ).then((page) => ({
    default: page.PlacesPage,
  })),
);
const PlacePage = lazy(() =>
  loadChunk(() => import(/* webpackChunkName: "page-place" */ '../pages/place/PlacePage.tsx')).then(
    (page) => ({
      default: page.PlacePage,
    }),
  ),
);
const InDevelopmentPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-in-development" */ '../pages/InDevelopmentPage.tsx'),
  ).then((page) => ({
    default: page.InDevelopmentPage,
  })),
);
const CartPage = lazy(() =>
  loadChunk(() => import(/* webpackChunkName: "page-cart" */ '../pages/cart/CartPage.tsx')).then(
    (page) => ({
      default: page.CartPage,
    }),
  ),
);
const LibraryPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-library" */ '../pages/library/LibraryPage.tsx'),
  ).then((page) => ({
    default: page.LibraryPage,
  })),
);
const UpdatesPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-updates" */ '../pages/updates/UpdatesPage.tsx'),
  ).then((page) => ({
    default: page.UpdatesPage,
  })),
);
const ProfilePage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-profile" */ '../pages/profile/ProfilePage.tsx'),
  ).then((page) => ({
    default: page.ProfilePage,
  })),
);
const PlansPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-plans" */ '../pages/subscribe/PlansPage.tsx'),
  ).then((page) => ({
    default: page.PlansPage,
  })),
);
const GuideOfferPage = lazy(() =>
  loadChunk(
    () =>
      import(/* webpackChunkName: "page-guide-offer" */ '../pages/subscribe/GuideOfferPage.tsx'),
  ).then((page) => ({
    default: page.GuideOfferPage,
  })),
);
const BusinessPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-business" */ '../pages/business/BusinessPage.tsx'),
  ).then((page) => ({
    default: page.BusinessPage,
  })),
);
const AdminEditorPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-admin-editor" */ '../pages/AdminEditorPage.tsx'),
  ).then((page) => ({
    default: page.AdminEditorPage,
  })),
);
const NotFoundPage = lazy(() =>
  loadChunk(
    () => import(/* webpackChunkName: "page-not-found" */ '../pages/NotFoundPage.tsx'),
  ).then((page) => ({
    default: page.NotFoundPage,
  })),
);

export function AppRoutes() {
  const isReplay = useMatch(routes.supportReplay) !== null;
  if (isReplay) return <ReplayRoute app={<AppRoutes />} />;
  return (
    <Layout>
      <Suspense fallback={<Loading />}>
        <Routes>
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
          <Route path={routes.business} element={<BusinessPage />} />
          <Route path={routes.plans} element={<PlansPage />} />
          <Route path={routes.guideOffer} element={<GuideOfferPage />} />
          <Route path={routes.guide} element={<GuidePage />} />
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
      </Suspense>
    </Layout>
  );
}
