import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { makeStore } from '../app/store.ts';
import { sessionSlice } from '../features/auth/sessionSlice.ts';
import { FakeAudio } from './fakeAudio.ts';
import { MemoryStorage } from './memoryStorage.ts';

/** Opens the whole app at an address, on the real server, with stand-ins for sound and storage alone. */
export function renderApp(address: string, storage = new MemoryStorage()) {
  const audio = new FakeAudio();
  const store = makeStore({ audio, storage });
  store.dispatch(sessionSlice.actions.appStarted());
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} />
    </MemoryRouter>,
  );
  return { ...view, audio, storage, store, user };
}
