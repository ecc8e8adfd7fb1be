import '../../testing/screens/downloadsBrowser.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import type { Guide } from '../../domain/model.ts';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { failNext, forgetFaults, type FaultResponse } from '../../testing/server/failNext.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { shopper } from '../../testing/server/shopper.ts';
import { whileReactWorks } from '../../testing/whileReactWorks.ts';

let guides: [Guide, Guide];
beforeAll(async () => {
  const [first, second] = await guidesOf(3);
  if (!first || !second) throw new Error('two guides');
  guides = [first, second];
});
afterEach(() => jest.restoreAllMocks());

const address = '/user/library';
const shelf = async (name: string) => within(await screen.findByRole('region', { name }));
const card = ({ title }: Guide) => ({ name: `Get Access: ${title}` });
const gone = 'Our server cannot be reached';
const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** The server does not answer any call of the library. */
function loseServer(fault: FaultResponse): void {
  for (const path of ['/users/wishlist', '/users/profile-data']) failNext('GET', path, fault, 50);
}

/** What this browser stores of the lists, by account and list. */
const storedLists = (): Promise<Map<string, unknown>> =>
  whileReactWorks(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    // Opening it would make it, in the app's place.
    if (!names.includes('cicerone-lists')) return new Map<string, unknown>();
    const db = await openDB('cicerone-lists');
    const [keys, values] = await Promise.all([db.getAllKeys('lists'), db.getAll('lists')]);
    db.close();
    return new Map(keys.map((key, index) => [String(key), values[index]]));
  });

/** A customer with one purchase and one wish, whose library was open in this browser with the server there. */
async function visited() {
  const person = await shopper();
  const [bought, wished] = guides;
  await person.buy(bought.id);
  await person.wish(wished.id);
  const { unmount } = renderPage(address, person.storage);
  await shelf('Wish list');
  const account = () => person.storage.read('account');
  await waitFor(() => expect(account()).not.toBeNull());
  const own = [`${account()},purchases`, `${account()},wishes`];
  await waitFor(async () => expect([...(await storedLists()).keys()]).toEqual(own));
  unmount();
  return person;
}

const order = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe.each<FaultResponse>(['no connection', 502, { status: 504, body: '<html>Gateway</html>' }])(
  'the server gone (%j), the network there',
  (fault) => {
    it('shows an error, begins with downloads, and can be tried again', async () => {
      const { storage } = await shopper();
      loseServer(fault);
      const { user } = renderPage(address, storage);
      const said = (await screen.findByText(gone)).closest<HTMLElement>('[role="status"]');
      if (!said) throw new Error('a live region');
      expect(order()[0]).toBe('Downloads');
      expect(within(said).getByText(/your lists are available offline/)).toBeVisible();
      forgetFaults();
      await user.click(within(said).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('No purchases yet')).toBeVisible();
      expect(await screen.findByText('Your wish list is empty')).toBeVisible();
      await waitFor(() => expect(screen.queryByText(gone)).toBeNull());
      expect(order()[0]).toBe('Downloads');
    });
  },
);

it('a server that answers one of the lists is there', async () => {
  const { storage } = await shopper();
  failNext('GET', '/users/wishlist', 503, 50);
  renderPage(address, storage);
  expect(await screen.findByText('Your wish list could not be loaded.')).toBeVisible();
  expect(screen.queryByText(gone)).toBeNull();
  expect(order()[0]).toBe('Continue');
});

describe('after a visit with the server', () => {
  // Shows.
  it('the lists are there without it, with their time, and say what needs a connection', async () => {
    const person = await visited();
    offline();
    loseServer('no connection');
    renderPage(address, person.storage);
    const [bought, wished] = guides;
    const purchases = await shelf('Purchase list');
    expect(await purchases.findByRole('link', card(bought))).toBeVisible();
    expect(purchases.getByText('Needs a connection')).toBeVisible();
    const wishes = await shelf('Wish list');
    expect(wishes.getByRole('link', card(wished))).toBeVisible();
    expect(wishes.getByText('Needs a connection')).toBeVisible();
    const said = screen.getByText('Your lists may be out of date');
    expect(said.closest('[role="status"]')).toHaveTextContent(
      /You see them as of \d+ \w+ \d{4} at /,
    );
  });

  it.each([
    ['wished for', 'wishes', 'Wish list', 0],
    ['bought', 'purchases', 'Purchase list', 1],
  ] as const)(
    'shows a guide that was %s on another device since the library was open here',
    async (_how, list, title, index) => {
      const person = await visited();
      const added = guides[index];
      await (list === 'wishes' ? person.wish(added.id) : person.buy(added.id));
      const stored = async () =>
        (await storedLists()).get(`${person.storage.read('account')},${list}`);
      const before = await stored();
      const { unmount } = renderApp('/user/updates', person.storage);
      await waitFor(async () => expect(await stored()).not.toEqual(before));
      unmount();
      offline();
      loseServer('no connection');
      renderPage(address, person.storage);
      expect(await (await shelf(title)).findByRole('link', card(added))).toBeVisible();
    },
  );

  it('shows the new ones as soon as there is a network', async () => {
    const person = await visited();
    const online = offline();
    loseServer('no connection');
    renderPage(address, person.storage);
    const [, wished] = guides;
    expect(await (await shelf('Wish list')).findByRole('link', card(wished))).toBeVisible();
    await person.unwish(wished.id);
    forgetFaults();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Your wish list is empty')).toBeVisible();
    // The other list is read at the same time.
    await waitFor(() => expect(screen.queryByText('Needs a connection')).toBeNull());
    expect(screen.queryByText(/out of date/)).toBeNull();
  });

  it('they leave this browser with the sign-out, and another account has none of them', async () => {
    const person = await visited();
    for (const stored of (await storedLists()).values()) {
      // Encrypted, and nothing beside it.
      expect(Object.keys(Object(stored)).sort()).toEqual(['bytes', 'nonce']);
    }
    const { user, unmount } = renderApp('/user/profile', person.storage);
    await user.click(await screen.findByRole('button', { name: 'My Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(async () => expect((await storedLists()).size).toBe(0));
    unmount();
    const other = await shopper();
    offline();
    loseServer('no connection');
    renderPage(address, other.storage);
    expect(await screen.findByText('Your purchases could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('link', card(guides[0]))).toBeNull();
  });
});
