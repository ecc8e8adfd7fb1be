import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { ErrorBoundary } from '../shared/ui/ErrorBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import type { AppStore } from './store.ts';
import { theme } from './theme/theme.ts';
import { ToastHost } from './toasts/ToastHost.tsx';

interface Props {
  store: AppStore;
  /** The page's CSP nonce, which every style element must carry. */
  nonce?: string;
}

/** Everything inside the router: the caller chooses the router (browser, memory, static). */
export function App({ store, nonce }: Props) {
  const [cache] = useState(() => createCache({ key: 'c', nonce, prepend: true }));
  return (
    <Provider store={store}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} defaultMode="system" storageManager={null}>
          <CssBaseline />
          <ErrorBoundary>
            <AppRoutes />
          </ErrorBoundary>
          <ToastHost />
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
