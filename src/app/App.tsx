import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { SupportHost } from '../features/support/SupportHost.tsx';
import { schemeKey, schemeStorage } from '../shared/storage/scheme.ts';
import { ErrorBoundary } from '../shared/ui/page/ErrorBoundary.tsx';
import { AppNotices } from './AppNotices.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import './print.css';
import { SchemeColour } from './theme/SchemeColour.tsx';
import { theme } from './theme/theme.ts';
import { ToastHost } from './toasts/ToastHost.tsx';

interface Props {
  store: Store;
  /** Emotion's cache, made by `styleCache`. */
  cache: EmotionCache;
  /** The state that the server rendered from: hydration needs the same one, whatever was read meanwhile. */
  serverState?: unknown;
}

const loadReport = () =>
  import(/* webpackChunkName: "support-report" */ './support/SupportReport.tsx').then(
    ({ SupportReport }) => SupportReport,
  );

/** `nonce`: the page's CSP nonce, which every style element must carry. */
export const styleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'c', nonce, prepend: true });

/** Everything inside the router: the caller chooses the router (browser, memory, static). */
export function App({ store, cache, serverState }: Props) {
  return (
    <Provider store={store} serverState={serverState}>
      <CacheProvider value={cache}>
        <ThemeProvider
          theme={theme}
          defaultMode="system"
          modeStorageKey={schemeKey}
          storageManager={schemeStorage}
          // Its second render would change a context above the page during hydration: React would render the page again.
          noSsr
        >
          <CssBaseline enableColorScheme />
          <SchemeColour />
          <SupportHost loadDialog={loadReport}>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
          </SupportHost>
          <ToastHost />
          <AppNotices />
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
