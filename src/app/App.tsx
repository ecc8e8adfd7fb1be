import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { SupportHost } from '../features/support/SupportHost.tsx';
import { SchemeSync } from '../shared/theme/scheme.ts';
import { ErrorBoundary } from '../shared/ui/page/ErrorBoundary.tsx';
import { AppNotices } from './AppNotices.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import './print.css';
import { ToastHost } from './toasts/ToastHost.tsx';

interface Props {
  store: Store;
  /** The state that the server rendered. Hydration must use it, even if the store has changed since. */
  serverState?: unknown;
}

const loadReport = () =>
  import(/* webpackChunkName: "support-report" */ '../features/support/ReportDialog.tsx').then(
    ({ ReportDialog }) => ReportDialog,
  );

/** Renders the app. The caller provides the router (browser, memory or static). */
export function App({ store, serverState }: Props) {
  return (
    <Provider store={store} serverState={serverState}>
      <SchemeSync />
      <SupportHost loadDialog={loadReport}>
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </SupportHost>
      <ToastHost />
      <AppNotices />
    </Provider>
  );
}
