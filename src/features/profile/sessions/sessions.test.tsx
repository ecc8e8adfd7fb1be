import { screen, waitFor, within } from '@testing-library/react';
import { tokenOf } from '../../../testing/server/customers.ts';
import { failNext, realFetch, requestsTo } from '../../../testing/server/failNext.ts';
import { roundTrip } from '../../../testing/roundTrip.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';
import { whileReactWorks } from '../../../testing/whileReactWorks.ts';
import { settings } from '../../../shared/site/settings.ts';

const section = async () =>
  within(await screen.findByRole('region', { name: 'Where you are signed in' }));

const isSignedIn = (token: string): Promise<boolean> =>
  whileReactWorks(async () => {
    const response = await realFetch(`${settings.apiBase}/api/v1/users/auth`, {
      headers: { 'x-app-secret': settings.appSecret, authorization: `Bearer ${token}` },
    });
    return response.status === 200;
  });

/** A customer who is signed in on another device as well. */
async function openProfile() {
  const it = await shopper();
  const other = await whileReactWorks(() => tokenOf(it.person));
  return { ...it, other, ...renderPage('/user/profile', it.storage) };
}

it('lists where the customer is signed in, this device marked', async () => {
  await openProfile();
  const list = (await section()).getAllByRole('listitem');
  expect(list).toHaveLength(2);
  expect(list.filter((item) => within(item).queryByText('This device'))).toHaveLength(1);
  expect(list.filter((item) => within(item).queryByText(/^Last used on \d/))).toHaveLength(1);
});

it('signs another device out: it leaves the list, and its session is over', async () => {
  const { other, user } = await openProfile();
  await user.click(
    await (await section()).findByRole('button', { name: /^Sign out Unknown device, last used/ }),
  );
  expect(await screen.findByText('That device is signed out.')).toBeVisible();
  await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(1));
  expect(await isSignedIn(other)).toBe(false);
});

/** The first press asks, and nothing has happened. */
async function signOutEverywhere(user: Awaited<ReturnType<typeof openProfile>>['user']) {
  const name = 'Sign out everywhere';
  await user.click((await section()).getByRole('button', { name }));
  expect(await screen.findByText(/Every device is signed out, this one included/)).toBeVisible();
  await user.click((await section()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/Every device is signed out/)).toBeNull();
  await user.click((await section()).getByRole('button', { name }));
  expect(requestsTo('DELETE', '/users/sessions')).toHaveLength(0);
  await user.click((await section()).getByRole('button', { name }));
}

it('signs out everywhere, this browser included, and leads to the landing page', async () => {
  const { other, storage, user } = await openProfile();
  const token = storage.read('token') ?? '';
  await signOutEverywhere(user);
  expect(await screen.findByText('You are signed out on every device.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(storage.read('token')).toBeNull());
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(token)).toBe(false);
});

it('signs this browser out by its own button', async () => {
  const { other, user } = await openProfile();
  await user.click((await section()).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(await isSignedIn(other)).toBe(true);
});

it('says why a device was not signed out, and keeps it in the list', async () => {
  const { user } = await openProfile();
  failNext('DELETE', '/users/sessions', 500);
  await signOutEverywhere(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('The device was not signed out.');
  expect((await section()).getAllByRole('listitem')).toHaveLength(2);
});

it('shows nothing where the server has no such call', async () => {
  const it = await shopper();
  failNext('GET', '/users/sessions', 404, Infinity);
  renderPage('/user/profile', it.storage);
  expect(await screen.findByRole('heading', { name: it.person.name })).toBeVisible();
  await waitFor(() => expect(requestsTo('GET', '/users/sessions')).not.toEqual([]));
  await roundTrip();
  expect(screen.queryByRole('region', { name: 'Where you are signed in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
