import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Guide } from '../../domain/model.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { cartEvents } from '../../features/cart/cartSlice.ts';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { requestsTo } from '../../testing/server/failNext.ts';
import { FakeAudio } from '../../testing/player/fakeAudio.ts';
import type { MemoryStorage } from '../../testing/memoryStorage.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { shopper } from '../../testing/server/shopper.ts';
import { App } from '../App.tsx';
import { tabChannel } from './otherTabs.ts';
import { makeStore } from '../../testing/makeStore.ts';

let guides: Guide[];
beforeAll(async () => {
  guides = (await guidesOf(5)).slice(0, 2);
});

/** A tab of a browser: both share its storage, and each has a page of its own. */
function openTab(address: string, storage: MemoryStorage) {
  const store = makeStore({ audio: new FakeAudio(), storage });
  store.dispatch(sessionSlice.actions.appStarted());
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} />
    </MemoryRouter>,
  );
  return { store, shown: within(container), user: userEvent.setup() };
}

async function twoTabs() {
  const person = await shopper();
  await person.put(...guides.map(({ id }) => id));
  const here = openTab('/user/cart', person.storage);
  const there = openTab('/user/cart', person.storage);
  for (const { shown } of [here, there]) {
    expect(await shown.findByRole('button', { name: 'Cart, 2 guides' })).toBeVisible();
  }
  return { here, there, ...person };
}

it('what is removed in one tab goes from the other', async () => {
  const { here, there } = await twoTabs();
  const [guide] = guides;
  await here.user.click(await here.shown.findByRole('button', { name: `Remove ${guide?.title}` }));
  expect(await there.shown.findByRole('button', { name: 'Cart, 1 guide' })).toBeVisible();
  expect(await here.shown.findByRole('button', { name: 'Cart, 1 guide' })).toBeVisible();
});

it('a purchase that is found in one tab is read by the other', async () => {
  const { here, there, buy } = await twoTabs();
  await buy();
  act(() => void here.store.dispatch(cartEvents.purchaseFound()));
  expect(await there.shown.findByText(/^You have already bought/)).toBeVisible();
});

it('a session that expires in one tab leads to a sign-in on the page of the other', async () => {
  const { here, storage } = await twoTabs();
  act(() => void here.store.dispatch(sessionSlice.actions.sessionExpired()));
  // As the browser does in every other tab, before or after the message.
  storage.changeElsewhere({});
  await waitFor(() => expect(screen.getAllByText(/Your session has ended/)).toHaveLength(2));
});

/** Lets no other task run meanwhile, as a long render does. */
function keepBusy(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) JSON.stringify(guides);
}

it.each([
  ['arrives', () => Promise.resolve()],
  ['has arrived', roundTrip],
])('so it does in a tab that is busy when the message %s', async (_when, arrive) => {
  const { here, storage } = await twoTabs();
  act(() => void here.store.dispatch(sessionSlice.actions.sessionExpired()));
  await arrive();
  storage.changeElsewhere({});
  keepBusy(500);
  await waitFor(() => expect(screen.getAllByText(/Your session has ended/)).toHaveLength(2));
});

it('a sign-out in one tab is one in the other', async () => {
  const { here, there, storage } = await twoTabs();
  act(() => void here.store.dispatch(sessionSlice.actions.signedOut()));
  storage.changeElsewhere({});
  expect(await there.shown.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(there.store.getState().dialog).toMatchObject({ view: null, note: null });
});

it('only words that this app knows are heard, and none that are out of date', async () => {
  const { here, storage } = await twoTabs();
  const before = requestsTo('GET', '/users/cart').length;
  const stranger = tabChannel();
  for (const message of [null, 'Cart', 7, {}, { changed: 'Cart' }, { changed: ['Secret', 1] }]) {
    stranger.send(message);
  }
  // The storage has a session: they have signed in again.
  stranger.send({ expired: true });
  await roundTrip();
  expect(requestsTo('GET', '/users/cart')).toHaveLength(before);
  storage.changeElsewhere({ 'user-mode': 'site-editor' });
  await waitFor(() => expect(here.store.getState().session.userMode).toBe('site-editor'));
  expect(here.store.getState().session.isSignedIn).toBe(true);
  stranger.send({ changed: ['Cart'] });
  // One request for each tab.
  await waitFor(() => expect(requestsTo('GET', '/users/cart')).toHaveLength(before + 2));
});

it('where the platform has no such channel, nothing happens', () => {
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    const channel = tabChannel();
    expect(() => {
      channel.onMessage(() => undefined);
      channel.send({ changed: ['Cart'] });
    }).not.toThrow();
  } finally {
    globalThis.BroadcastChannel = BroadcastChannel;
  }
});
