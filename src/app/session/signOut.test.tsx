import { act, screen, waitFor } from '@testing-library/react';
import { authApi } from '../../features/auth/authApi.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { homeApi } from '../../features/catalogue/homeApi.ts';
import { settings } from '../../shared/site/settings.ts';
import { customer, tokenOf } from '../../testing/server/customers.ts';
import { failNext, realFetch, requestsTo } from '../../testing/server/failNext.ts';
import type { MemoryStorage } from '../../testing/memoryStorage.ts';
import { expectNoToast } from '../../testing/screens/expectNoToast.ts';
import { storedBy, openTab, until } from '../../testing/screens/openTab.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';

const { appStarted, signedOut } = sessionSlice.actions;
const failing = ['no connection', 503] as const;

/** Whether the server takes a token for one of its sessions. */
const isOpen = async (token: string): Promise<boolean> =>
  (
    await realFetch(`${settings.apiBase}/api/v1/users/auth`, {
      headers: { authorization: `Bearer ${token}`, 'x-app-secret': settings.appSecret },
    })
  ).ok;

const bearersOfSignOuts = () =>
  requestsTo('GET', '/users/signout').map((request) => request.headers.get('Authorization'));

/** A tab that knows its session; its sign-outs fail so many times. */
async function signedInTab(fails: number, storage?: MemoryStorage) {
  const token = await tokenOf(await customer());
  const tab = openTab(storage ?? (await storedBy(token)));
  tab.dispatch(appStarted());
  await until(() => tab.session().wasChecked);
  failNext('GET', '/users/signout', 503, fails);
  return { ...tab, token };
}

/** Another start of the app in the same browser. */
async function reopened(storage: MemoryStorage) {
  const tab = openTab(storage);
  tab.dispatch(appStarted());
  await until(() => tab.session().wasChecked);
  return tab;
}

// Shows.
it.each(failing)('Logout leads out at once and drops what is private (%s)', async (fault) => {
  const token = await tokenOf(await customer());
  const storage = await storedBy(token);
  const { store, user } = renderApp('/user', storage);
  await screen.findByRole('heading', { name: 'Suggested for you' });
  failNext('GET', '/users/signout', fault);
  await user.click(screen.getByRole('button', { name: 'My Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  await expectNoToast();
  await waitFor(() => expect([...storage.values.keys()]).toEqual(['ended-sessions']));
  expect(homeApi.endpoints.home.select()(store.getState()).data).toBeUndefined();
});

it('a sign-out that failed is repeated at the next start, before any check', async () => {
  const { dispatch, session, storage, store, token } = await signedInTab(1);
  dispatch(signedOut());
  await until(() => requestsTo('GET', '/users/signout').length === 1);
  expect(session()).toMatchObject({ token: null, isSignedIn: false, ended: token });
  await store.flush();
  expect(await isOpen(token)).toBe(true);

  const checks = requestsTo('GET', '/users/auth').length;
  const next = openTab(storage);
  const order: string[] = [];
  const through = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    order.push(new Request(input, init).url.replace(/.*\//, ''));
    return through(input, init);
  };
  next.dispatch(appStarted());
  await until(() => requestsTo('GET', '/users/auth').length > checks);
  globalThis.fetch = through;
  expect(order).toEqual(['signout', 'auth']);
  await until(() => next.session().wasChecked);
  expect(next.session()).toMatchObject({ token: null, isSignedIn: false, ended: null });
  expect(await isOpen(token)).toBe(false);
  await next.store.flush();
  expect(storage.values.size).toBe(0);
});

it('while it fails no check is made, and reads go without the cookie', async () => {
  const { dispatch, storage, store } = await signedInTab(2);
  dispatch(signedOut());
  await store.flush();
  const checks = requestsTo('GET', '/users/auth').length;
  const next = await reopened(storage);
  expect(requestsTo('GET', '/users/auth')).toHaveLength(checks);
  await next.dispatch(homeApi.endpoints.home.initiate());
  expect(requestsTo('GET', '/users/home-page').at(-1)?.credentials).toBe('omit');
});

it('is repeated when the network returns, and the check is made then', async () => {
  const { dispatch, storage, store, token } = await signedInTab(2);
  dispatch(signedOut());
  await store.flush();
  const next = await reopened(storage);
  const checks = requestsTo('GET', '/users/auth').length;
  act(() => void window.dispatchEvent(new Event('online')));
  await until(() => next.session().ended === null);
  expect(await isOpen(token)).toBe(false);
  await until(() => requestsTo('GET', '/users/auth').length > checks);
});

it('does not end a session that has begun since', async () => {
  const person = await customer();
  const { dispatch, session, token } = await signedInTab(1);
  dispatch(signedOut());
  await until(() => requestsTo('GET', '/users/signout').length === 1);
  await dispatch(authApi.endpoints.signIn.initiate(person));
  const { token: fresh } = session();
  act(() => void window.dispatchEvent(new Event('online')));
  await until(() => session().ended === null);
  expect(new Set(bearersOfSignOuts())).toEqual(new Set([`Bearer ${token}`]));
  expect(requestsTo('GET', '/users/signout').at(-1)?.credentials).toBe('omit');
  expect(session()).toMatchObject({ token: fresh, isSignedIn: true });
  expect(await isOpen(fresh ?? '')).toBe(true);
});

it('reaches the other tabs, and none of them restores the session', async () => {
  const { session, storage, token } = await signedInTab(0);
  storage.changeElsewhere({ token: null, auth: null, account: null, 'ended-sessions': token });
  await until(() => !session().isSignedIn);
  expect(session().ended).toBe(token);
  const next = await reopened(storage);
  expect(next.session().isSignedIn).toBe(false);
  expect(await isOpen(token)).toBe(false);
});

it('a check that is under way when its user signs out restores nothing', async () => {
  const { storage } = await signedInTab(0);
  storage.write('token', null);
  const tab = openTab(storage);
  failNext('GET', '/users/auth', 'no answer');
  tab.dispatch(appStarted());
  await until(() => requestsTo('GET', '/users/auth').length === 2);
  failNext('GET', '/users/signout', 503);
  tab.dispatch(signedOut());
  await until(() => tab.session().wasChecked);
  expect(tab.session()).toMatchObject({ token: null, isSignedIn: false, ended: 'cookie' });
  await until(() => bearersOfSignOuts().length === 1);
  expect(bearersOfSignOuts()).toEqual([null]);
});
