import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../app/App.tsx';
import type { SiteState } from '../../shared/site/siteSlice.ts';
import type { MemoryStorage } from '../memoryStorage.ts';
import { openApp } from './openApp.ts';

/** Opens the whole app at an address, on the real server, with fakes for audio and storage only. */
export function renderApp(address: string, storage?: MemoryStorage, site?: SiteState) {
  const app = openApp(storage, site);
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={app.store} />
    </MemoryRouter>,
  );
  return { ...view, ...app };
}
