import { matchPath, useLocation } from 'react-router-dom';
import { isReadablePath } from '../../../contract/readablePath.ts';
import { allRoutes, unknownRoute, type PageRoute } from '../../../contract/routes.ts';
import { CustomersOnly, VisitorsOnly } from './guards.tsx';
import { pages } from './pages.ts';

const guards = { customers: CustomersOnly, visitors: VisitorsOnly };

/** Returns the route of a path. One that the router cannot parse has none. */
function routeOf(path: string): PageRoute {
  const found = isReadablePath(path) && allRoutes.find(([, route]) => matchPath(route.path, path));
  return found ? found[1] : unknownRoute;
}

/** Renders the page of the current address, without the layout around it. */
export function Screen() {
  const { chunk, guard } = routeOf(useLocation().pathname);
  const Page = pages[chunk];
  const Guard = guard && guards[guard];
  return Guard ? (
    <Guard>
      <Page />
    </Guard>
  ) : (
    <Page />
  );
}
