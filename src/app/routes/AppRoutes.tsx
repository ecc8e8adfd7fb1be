import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { routeTable } from '../../../contract/routes.ts';
import { Layout } from '../../pages/shell/layout/Layout.tsx';
import { routes } from '../../shared/site/paths.ts';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { Interactive } from '../ssr/Interactive.tsx';
import { AppScreens } from './appScreens.ts';
import { pages } from './pages.ts';
import { Screen } from './Screen.tsx';

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
