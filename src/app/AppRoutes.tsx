import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '../pages/shell/Layout.tsx';
import { routes } from '../shared/paths.ts';
import { Loading } from '../shared/ui/Loading.tsx';
import { CustomersOnly, VisitorsOnly } from './guards.tsx';
import { loadChunk } from './loadChunk.ts';

/** One chunk a screen: a page's code comes when its address is opened. */
const LandingPage = lazy(() =>
  loadChunk(() => import('../pages/landing/LandingPage.tsx')).then((page) => ({
    default: page.LandingPage,
  })),
);
const GuidePage = lazy(() =>
  loadChunk(() => import('../pages/guide/GuidePage.tsx')).then((page) => ({
    default: page.GuidePage,
  })),
);
const HomePage = lazy(() =>
  loadChunk(() => import('../pages/home/HomePage.tsx')).then((page) => ({
    default: page.HomePage,
  })),
);
const AdminEditorPage = lazy(() =>
  loadChunk(() => import('../pages/AdminEditorPage.tsx')).then((page) => ({
    default: page.AdminEditorPage,
  })),
);
const NotFoundPage = lazy(() =>
  loadChunk(() => import('../pages/NotFoundPage.tsx')).then((page) => ({
    default: page.NotFoundPage,
  })),
);

export function AppRoutes() {
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
          </Route>
          <Route path={routes.guide} element={<GuidePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </Layout>
  );
}
