import { Suspense } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { isReadablePath } from '../../../contract/readablePath.ts';
import { allRoutes, routeTable, unknownRoute, type PageRoute } from '../../../contract/routes.ts';
import { Layout } from '../../pages/shell/layout/Layout.tsx';
import { routes } from '../../shared/site/paths.ts';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { Interactive } from '../ssr/Interactive.tsx';
import { AppScreens } from './appScreens.ts';
import { CustomersOnly, VisitorsOnly } from './guards.tsx';
import { pages } from './pages.ts';

const guards = { customers: CustomersOnly, visitors: VisitorsOnly };

const routeObject = ({ path, chunk, guard }: PageRoute): RouteObject => {
  const Page = pages[chunk];
  const Guard = guard && guards[guard];
  return {
    path,
    element: Guard ? (
      <Guard>
        <Page />
      </Guard>
    ) : (
      <Page />
    ),
  };
};
const routeObjects = [
  ...allRoutes.map(([, route]) => routeObject(route)),
  routeObject(unknownRoute),
];

/** Replaces an address that the router cannot parse; no route matches it. */
const unknownAddress = '/unreadable';

function Screen() {
  const location = useLocation();
  return useRoutes(routeObjects, isReadablePath(location.pathname) ? location : unknownAddress);
}

const ReplayPage = pages[routeTable.supportReplay.chunk];

/** Renders the page of the current address in the app's layout. */
export function AppRoutes() {
  const { pathname } = useLocation();
  // Contains the whole app, with its own header, footer and router. It is not matched by `useRoutes`: below a
  // matched route a router accepts only addresses that begin with that route's.
  const isReplay = pathname === routes.supportReplay;
  const screen = (
    <Suspense fallback={<Loading />}>
      {isReplay ? <ReplayPage /> : <Screen />}
      <Interactive />
    </Suspense>
  );
  if (isReplay) return <AppScreens value={<AppRoutes />}>{screen}</AppScreens>;
  return <Layout>{screen}</Layout>;
}
