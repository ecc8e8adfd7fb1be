import { Suspense } from 'react';
import { Layout } from '../../pages/shell/layout/Layout.tsx';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { Interactive } from '../ssr/Interactive.tsx';
import { Screen } from './Screen.tsx';

/** Renders the page of the current address in the app's layout. */
export function AppRoutes() {
  return (
    <Layout>
      <Suspense fallback={<Loading />}>
        <Screen />
        <Interactive />
      </Suspense>
    </Layout>
  );
}
