import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
// eslint-disable-next-line no-restricted-imports -- Ends the toasts of a test, and shows none.
import { toast } from 'react-toastify/unstyled';
import { App } from '../../app/App.tsx';
import { makeStore } from '../makeStore.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { FakeAudio } from '../player/fakeAudio.ts';
import { MemoryStorage } from '../memoryStorage.ts';

// A test may end before the container of toasts is mounted: they would be shown in the next one. After Testing
// Library's own cleanup.
afterEach(() => void toast.dismiss());

/** Opens the whole app at an address, on the real server, with fakes for audio and storage only. */
export function renderApp(address: string, storage = new MemoryStorage()) {
  const audio = new FakeAudio();
  /** The pages outside the app that the browser was taken to. */
  const left: string[] = [];
  const store = makeStore({ audio, storage, leave: (address) => left.push(address) });
  store.dispatch(sessionSlice.actions.appStarted());
  // Reading every ancestor's style is slow in jsdom; what can be pointed at is seen in the browser.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} />
    </MemoryRouter>,
  );
  return { ...view, audio, left, storage, store, user };
}
