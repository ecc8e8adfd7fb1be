import { screen, waitFor, within } from '@testing-library/react';
import { failNext, realFetch, requestsTo } from '../../../testing/server/failNext.ts';
import { roundTrip } from '../../../testing/roundTrip.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';
import { listenableGuide } from '../../../testing/server/catalogue.ts';
import { whileReactWorks } from '../../../testing/whileReactWorks.ts';

const title = 'Listen in a podcast app';
const section = async () => within(await screen.findByRole('region', { name: title }));

const read = (address: string) => whileReactWorks(async () => (await realFetch(address)).status);

async function openProfile() {
  const it = await shopper();
  await it.buy((await listenableGuide()).id);
  return { ...it, ...renderPage('/user/profile', it.storage) };
}

async function makeAddress(user: Awaited<ReturnType<typeof openProfile>>['user']) {
  await user.click((await section()).getByRole('button', { name: 'Make my address' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your address' });
  return field.value;
}

it('makes an address that works, and copies it', async () => {
  const { user } = await openProfile();
  const address = await makeAddress(user);
  expect(await read(address)).toBe(200);
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The address is copied.')).toBeVisible();
  expect(written).toHaveBeenCalledWith(address);
});

it('shows the address once, and afterwards who reads it', async () => {
  const { user, unmount, storage } = await openProfile();
  await read(await makeAddress(user));
  unmount();
  renderPage('/user/profile', storage);
  expect(await screen.findByText(/^Your address was made on /)).toBeVisible();
  expect(screen.getByText('It was read from one network in the last week.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your address' })).toBeNull();
});

it('asks before it makes another address, and the former one ends', async () => {
  const { user } = await openProfile();
  const former = await makeAddress(user);
  await user.click((await section()).getByRole('button', { name: 'Make another address' }));
  expect(screen.getByText(/stops working at once/)).toBeVisible();
  expect(await read(former)).toBe(200);
  await user.click((await section()).getByRole('button', { name: 'Make another address' }));
  const address = { name: 'Your address' };
  await waitFor(() => expect(screen.getByRole('textbox', address)).not.toHaveValue(former));
  expect(await read(former)).toBe(404);
});

it('turns it off', async () => {
  const { user } = await openProfile();
  const address = await makeAddress(user);
  await user.click(await (await section()).findByRole('button', { name: 'Turn it off' }));
  expect(await screen.findByText('The podcast address no longer works.')).toBeVisible();
  expect(await (await section()).findByRole('button', { name: 'Make my address' })).toBeVisible();
  expect(await read(address)).toBe(404);
});

it('says why an address was not made', async () => {
  const { user } = await openProfile();
  failNext('POST', '/users/feed', 500);
  await user.click((await section()).getByRole('button', { name: 'Make my address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The podcast address was not changed.',
  );
});

it('shows nothing where the server has no such call', async () => {
  const it = await shopper();
  failNext('GET', '/users/feed', 404, Infinity);
  renderPage('/user/profile', it.storage);
  await waitFor(() => expect(requestsTo('GET', '/users/feed')).not.toEqual([]));
  await roundTrip();
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});
