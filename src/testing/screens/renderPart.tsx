import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../makeStore.ts';
import { MuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { FakeAudio } from '../player/fakeAudio.ts';
import type { Site } from '../../domain/decode/site.ts';
import { siteArrived } from '../../shared/site/siteSlice.ts';
import { MemoryStorage } from '../memoryStorage.ts';
import { setUpUser } from './openApp.ts';

/** Shows one part of a page, with the running app's store, theme and router around it. `site`: other words than the bundled ones. */
export function renderPart(part: ReactNode, address = '/', site?: Site) {
  const audio = new FakeAudio();
  const store = makeStore({ audio, storage: new MemoryStorage() });
  if (site) store.dispatch(siteArrived({ site, isBundled: true }));
  const view = render(
    <Provider store={store}>
      <MuiTheme>
        <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      </MuiTheme>
    </Provider>,
  );
  return { ...view, audio, store, user: setUpUser() };
}
