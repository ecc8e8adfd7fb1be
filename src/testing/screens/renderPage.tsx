import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Screen } from '../../app/routes/Screen.tsx';
import { ToastHost } from '../../app/toasts/ToastHost.tsx';
import { AuthDialogHost } from '../../features/auth/dialog/AuthDialogHost.tsx';
import type { SiteState } from '../../shared/site/siteSlice.ts';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import type { MemoryStorage } from '../memoryStorage.ts';
import { openApp } from './openApp.ts';

/**
 * Opens a page as `renderApp` does, with toasts and the sign-in dialog, but without what surrounds each page: header,
 * footer and the player's bar take a good part of the time of a test.
 */
export function renderPage(address: string, storage?: MemoryStorage, site?: SiteState) {
  const app = openApp(storage, site);
  const view = render(
    <Provider store={app.store}>
      <MemoryRouter initialEntries={[address]}>
        <main>
          <Suspense fallback={<Loading />}>
            <Screen />
          </Suspense>
        </main>
        <AuthDialogHost />
      </MemoryRouter>
      <ToastHost />
    </Provider>,
  );
  return { ...view, ...app };
}
