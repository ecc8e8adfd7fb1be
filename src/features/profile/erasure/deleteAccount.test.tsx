import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../testing/screens/fill.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { tokenOf } from '../../../testing/server/customers.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { shopper } from '../../../testing/server/shopper.ts';
import { whileReactWorks } from '../../../testing/whileReactWorks.ts';
import { selectAccount } from '../../auth/session/sessionSlice.ts';

const page = () => within(screen.getByRole('main'));
const address = '/user/profile?delete-account';

async function openDeletion() {
  const it = await shopper();
  return { ...it, ...renderPage(address, it.storage) };
}

/** Enters the password and presses the button; the first press only asks. */
async function remove(user: ReturnType<typeof renderPage>['user'], password: string) {
  const field = await page().findByLabelText('Current password');
  await user.clear(field);
  await fill(user, field, password);
  await user.click(page().getByRole('button', { name: 'Delete my account' }));
  expect(requestsTo('DELETE', '/users/account')).toHaveLength(0);
  await user.click(page().getByRole('button', { name: 'Delete it for good' }));
}

it('leads from the control of the profile to what is lost and what the law keeps', async () => {
  const it = await shopper();
  await it.buy(1);
  const { user } = renderPage('/user/profile', it.storage);
  await user.click(await page().findByRole('button', { name: 'Delete account' }));
  expect(await page().findByRole('heading', { name: 'Delete your account' })).toBeVisible();
  expect(page().getByText(/^Your guides and your subscription/)).toBeVisible();
  expect(
    await page().findByText('Your invoice, with its credit notes, for ten years:'),
  ).toBeVisible();
  expect(page().getByText(/^your name and your email address/)).toBeVisible();
  await user.click(await page().findByRole('link', { name: 'Keep my account' }));
  expect(await page().findByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
});

it('deletes the account, signs out, and leaves nothing of it in this browser', async () => {
  const { person, storage, store, user } = await openDeletion();
  await page().findByText('Nothing: you have no invoices.');
  await waitFor(() => expect(selectAccount(store.getState())).not.toBeNull());
  const account = selectAccount(store.getState()) ?? '';
  const others = { 'journal:visitor': '[]', [`bookmarks:${account}0`]: '[]', scheme: 'dark' };
  const own = ['queue', 'bookmarks', 'recent-searches', 'journal'].map(
    (kind) => `${kind}:${account}`,
  );
  for (const key of [...own, `journal:${account}:7`]) storage.values.set(key, '{}');
  for (const [key, value] of Object.entries(others)) storage.values.set(key, value);
  await remove(user, person.password);
  expect(
    await screen.findByText('Your account is deleted, and what this browser had stored of it.'),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  const keys = [...storage.values.keys()];
  expect(keys.filter((key) => key.endsWith(`:${account}`) || key.endsWith(':7'))).toEqual([]);
  expect(keys).toEqual(expect.arrayContaining(Object.keys(others)));
  await waitFor(() => expect(storage.read('token')).toBeNull());
  await expect(whileReactWorks(() => tokenOf(person))).rejects.toThrow();
});

it('keeps the account when the password is wrong, and shows an error below the field', async () => {
  const { store, user } = await openDeletion();
  await remove(user, 'not the password');
  expect(await page().findByText('This is not your current password.')).toBeVisible();
  expect(page().queryByRole('button', { name: 'Delete it for good' })).not.toBeInTheDocument();
  expect(store.getState().session.isSignedIn).toBe(true);
});

it('says until when an open payment page postpones it', async () => {
  const it = await shopper();
  await it.put(1);
  await it.openPayment();
  renderPage(address, it.storage);
  expect(
    await page().findByText(/can still be paid\. Try again when .+ after a day/),
  ).toBeVisible();
  expect(page().queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
});

it('shows how to request it where the server has no such call', async () => {
  const it = await shopper();
  failNext('GET', '/users/account', 404);
  const { user } = renderPage('/user/profile', it.storage);
  await user.click(await page().findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
  expect(dialog.getByText(/write to us from the email address of your account/)).toBeVisible();
});
