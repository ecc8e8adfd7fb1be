import type { Store } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { makeRedactor } from '../../features/support/redaction/redactor.ts';
import { readEnvironment } from '../../features/support/recording/environment.ts';
import { makeReport } from '../../features/support/recording/report.ts';
import { supportEvents } from '../../features/support/supportEvents.ts';
import { FakeAudio } from '../../testing/player/fakeAudio.ts';
import { fill } from '../../testing/screens/fill.ts';
import { listenableGuide } from '../../testing/server/catalogue.ts';
import { customer } from '../../testing/server/customers.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { makeStore } from '../../testing/makeStore.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { recordingOf, reportOf, storeWith } from '../../testing/supportReport.ts';
import { App } from '../App.tsx';

interface WithApi {
  api: { queries: Record<string, { data?: unknown }> };
}

/** Returns the state without the API's cache. */
function slicesOf(state: unknown): object {
  const { api: _calls, ...slices } = state as WithApi; // of the app's reducer
  return slices;
}

/** Returns the cached data by keys without their numbers, which are others in each redactor. */
const cachedData = (state: unknown): object =>
  Object.fromEntries(
    Object.entries((state as WithApi).api.queries) // of the app's reducer
      .map(([key, { data }]) => [key.replace(/ #\d+/, ''), data]),
  );

afterEach(() => jest.restoreAllMocks());

test('the report of a real visit, imported by Redux DevTools, computes the same state and renders', async () => {
  const person = await customer();
  const guide = await listenableGuide();
  const { user, store, audio, unmount } = renderApp(`/audio-guide/${guide.id}`);
  await screen.findByRole('heading', { name: guide.title, level: 1 });
  await user.click((await screen.findAllByRole('button', { name: /^Play/ }))[0] as HTMLElement);
  await audio.advance(3);
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, await dialog.findByLabelText('Email'), person.email);
  await fill(user, dialog.getByLabelText('Password'), 'wrong password');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(reportOf(store).failedCalls).toHaveLength(1));
  await dialog.findByRole('button', { name: 'Login' });
  await user.clear(dialog.getByLabelText('Password'));
  await fill(user, dialog.getByLabelText('Password'), person.password);
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(store.getState().session.isSignedIn).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(
      Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending'),
    ).toBe(true),
  );
  await screen.findByRole('button', { name: 'My Account' });
  const { token } = store.getState().session;
  const report = reportOf(store);
  const seen: unknown = JSON.parse(JSON.stringify(makeRedactor().state(store.getState())));
  unmount();

  const text = JSON.stringify(report);
  for (const secret of [person.email, person.password, person.name, 'wrong password', token ?? '?'])
    expect(text).not.toContain(secret);
  expect(text).not.toContain(guide.title);
  expect(report.failedCalls).toMatchObject([
    { call: 'signIn', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);

  const imported = storeWith(report);
  // redux-persist's own field is not computed by the app's reducers.
  expect(slicesOf(seen)).toMatchObject(slicesOf(imported.getState()));
  expect(cachedData(seen)).toEqual(cachedData(imported.getState()));
  // React warns of equal keys: texts of the same length are the same text in a report.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={[`/audio-guide/${guide.id}`]}>
      <App store={imported as unknown as Store} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('button', { name: 'My Account' })).toBeVisible();
  const length = `‹${guide.title.length} characters›`;
  expect(await screen.findByRole('heading', { name: length, level: 1 })).toBeVisible();
  expect(screen.queryByText(/could not be shown/)).not.toBeInTheDocument();
  // A whole visit, and all of Redux DevTools is compiled.
});

test('opens with what was on the screen, what failed, and the versions, in words', () => {
  const store = makeStore({ audio: new FakeAudio(), storage: new MemoryStorage() });
  const stack = `TypeError: Giulia
    at render (https://shop.example/assets/2428.7072ab.js:1:20)
    at https://other.example/giulia.farnese.js:1:2`;
  store.dispatch(supportEvents.pageOpened('/audio-guide/2?q=Giulia#Farnese'));
  store.dispatch(
    supportEvents.errorSeen({ kind: 'render', name: 'TypeError', message: '', stack }),
  );
  const report = makeReport(recordingOf(store), { ...readEnvironment(window), build: 'main.1f' });
  expect(Object.entries(report)[0]).toEqual([
    'summary',
    {
      'On the screen':
        'the page /audio-guide/:id?‹8 characters›#‹7 characters›, not signed in, no sound',
      'Last actions': 'none',
      'Failed calls': 'none',
      Errors: expect.stringMatching(/Z render TypeError 2428.7072ab.js:1:20$/),
      Orders: 'none',
      Versions: expect.stringMatching(/^main.1f · .+ online$/),
    },
  ]);
});
