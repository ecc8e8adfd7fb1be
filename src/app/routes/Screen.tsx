import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { isReadablePath } from '../../../contract/readablePath.ts';
import { allRoutes, unknownRoute, type PageRoute } from '../../../contract/routes.ts';
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

/** Renders the page of the current address, without the layout around it. */
export function Screen() {
  const location = useLocation();
  return useRoutes(routeObjects, isReadablePath(location.pathname) ? location : unknownAddress);
}
