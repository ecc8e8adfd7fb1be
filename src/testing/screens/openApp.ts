import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
// eslint-disable-next-line no-restricted-imports -- Ends the toasts of a test, and shows none.
import { toast } from 'react-toastify/unstyled';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { makeStore } from '../makeStore.ts';
import type { SiteState } from '../../shared/site/siteSlice.ts';
import { MemoryStorage } from '../memoryStorage.ts';
import { FakeAudio } from '../player/fakeAudio.ts';

// A test may end before the container of toasts is mounted: they would be shown in the next one. After Testing
// Library's own cleanup.
afterEach(() => void toast.dismiss());

/** Returns the mouse and the keyboard of a person. */
export const setUpUser = () =>
  // Reading every ancestor's style is slow in jsdom; what can be pointed at is seen in the browser.
  userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Starts the app without a screen, on the real server, with fakes for audio and storage only. `site`: other words than the bundled ones. */
export function openApp(storage = new MemoryStorage(), site?: SiteState) {
  const audio = new FakeAudio();
  /** The pages outside the app that the browser was taken to. */
  const left: string[] = [];
  const words = site && { site };
  const store = makeStore({ ...words, audio, storage, leave: (address) => left.push(address) });
  store.dispatch(sessionSlice.actions.appStarted());
  return { audio, left, storage, store, user: setUpUser() };
}
