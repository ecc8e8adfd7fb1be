import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { makeStore } from '../app/store.ts';
import { FakeAudio } from './fakeAudio.ts';

/** Opens the whole app at an address, on the real server, with a stand-in for the audio element alone. */
export function renderApp(address: string) {
  const audio = new FakeAudio();
  const store = makeStore({ audio });
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} />
    </MemoryRouter>,
  );
  return { ...view, audio, store, user };
}
