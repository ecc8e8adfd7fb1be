import type { Store } from '@reduxjs/toolkit';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { SupportHost } from '../features/support/SupportHost.tsx';
import { Layout } from '../pages/shell/layout/Layout.tsx';
import { SchemeSync } from '../shared/theme/scheme.ts';
import { ErrorBoundary } from '../shared/ui/page/ErrorBoundary.tsx';
import { Loading } from '../shared/ui/page/Loading.tsx';
import { AppNotices } from './AppNotices.tsx';
import { Screen } from './routes/Screen.tsx';
import { Interactive } from './ssr/Interactive.tsx';
import './print.css';
import { ToastHost } from './toasts/ToastHost.tsx';

interface Props {
  store: Store;
  /** The state that the server rendered. Hydration must use it, even if the store has changed since. */
  serverState?: unknown;
}

const loadReport = () =>
  import(/* webpackChunkName: "support-report" */ '../features/support/ReportDialog.tsx');

/** Renders the app. The caller provides the router (browser, memory or static). */
export function App({ store, serverState }: Props) {
  return (
    <Provider store={store} serverState={serverState}>
      <SchemeSync />
      <SupportHost loadDialog={loadReport}>
        <ErrorBoundary>
          <Layout>
            <Suspense fallback={<Loading />}>
              <Screen />
              <Interactive />
            </Suspense>
          </Layout>
        </ErrorBoundary>
      </SupportHost>
      <ToastHost />
      <AppNotices />
    </Provider>
  );
}
