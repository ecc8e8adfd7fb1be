import { act, screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { envelopedList, record } from '../../../domain/decode/wire.ts';
import { sessionSlice } from '../../auth/session/sessionSlice.ts';
import { ask, guidesOf } from '../../../testing/server/catalogue.ts';
import { everShown } from '../../../testing/screens/everShown.ts';
import { failNext, requestsTo, type FaultResponse } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

/** What the cards of a list show of their customer: owned, in the cart, in the library. */
const address = '/audio-guide-by-category/2';
const list = '/client/category/2/audio';
let one: Guide;
let other: Guide;
beforeAll(async () => {
  const [first, second] = (await guidesOf(2)).filter(({ price }) => Number(price) > 0);
  if (!first || !second) throw new Error('two guides for sale');
  [one, other] = [first, second];
});

const card = async ({ title }: Guide) => {
  const heading = await screen.findByRole('heading', { name: title, level: 3 });
  const article = heading.closest('article');
  if (!article) throw new Error('a card');
  return within(article);
};
/** The list as a provider answers it that says what is the customer's. */
const listWith = async (flags: object): Promise<FaultResponse> => {
  const guides = await ask(
    'category/2/audio',
    envelopedList((guide) => record(guide, 'guide')),
  );
  const data = guides.map((guide) => ({ ...guide, ...flags }));
  return { status: 200, body: JSON.stringify({ data }) };
};

// Shows.
it('shows what is owned, in the cart and in the library, and never anything else meanwhile', async () => {
  const person = await shopper();
  await person.buy(one.id);
  await person.put(other.id);
  await person.wish(other.id);
  const wrong = [
    `Add to Cart: ${one.title}`,
    `Add to Cart: ${other.title}`,
    `Add to Library: ${other.title}`,
  ].map(everShown);
  renderApp(address, person.storage);
  const owned = await card(one);
  expect(await owned.findByText('Owned')).toBeVisible();
  expect(await owned.findByRole('button', { name: `Add to Library: ${one.title}` })).toBeVisible();
  expect(owned.queryByRole('button', { name: /cart/i })).not.toBeInTheDocument();
  const inCart = await card(other);
  expect(await inCart.findByRole('button', { name: `In your cart: ${other.title}` })).toBeVisible();
  const remove = await inCart.findByRole('button', { name: `Remove from Library: ${other.title}` });
  expect(remove).toBeVisible();
  expect(inCart.queryByText('Owned')).not.toBeInTheDocument();
  expect(wrong.map((wasShown) => wasShown())).toEqual([false, false, false]);
});

it('loads each of the customer’s lists once for a whole list of guides', async () => {
  const { storage } = await shopper();
  renderApp(address, storage);
  await screen.findByRole('button', { name: `Add to Cart: ${one.title}` });
  const counts = ['cart', 'wishlist', 'profile-data'].map(
    (path) => requestsTo('GET', `/users/${path}`).length,
  );
  expect(counts).toEqual([1, 1, 1]);
  // Of the wish list the ids alone.
  expect(requestsTo('GET', '/users/wishlist')[0]?.url).toMatch(/[?]fields=id$/);
});

it('shows what is in the library of a provider that sends the whole wish list', async () => {
  const { storage } = await shopper();
  const guides = await ask(
    'category/2/audio',
    envelopedList((guide) => record(guide, 'guide')),
  );
  const wished = guides.filter(({ id }) => id === one.id);
  const data = wished.map((audio_guide) => ({ id: 99_000, audio_guide }));
  failNext('GET', '/users/wishlist', { status: 200, body: JSON.stringify({ data }) });
  renderApp(address, storage);
  const inLibrary = await card(one);
  const name = `Remove from Library: ${one.title}`;
  expect(await inLibrary.findByRole('button', { name })).toBeVisible();
  const outside = { name: `Add to Library: ${other.title}` };
  expect(await (await card(other)).findByRole('button', outside)).toBeVisible();
});

it('shows a subscriber every guide as owned', async () => {
  const person = await shopper();
  await person.subscribe();
  renderApp(address, person.storage);
  for (const guide of [one, other]) {
    expect(await (await card(guide)).findByText('Owned')).toBeVisible();
  }
});

it('sells the guides of a plan again once it has ended, though the profile is older', async () => {
  const { person, storage } = await shopper();
  const { name, email } = person;
  const profile = { data: { name, email, image: '', user_subscription: [] }, guides: [] };
  const answer = (end: string) => ({
    status: 200,
    body: JSON.stringify({ ...profile, active_plan: { name: 'Annual', end } }),
  });
  failNext('GET', '/users/profile-data', answer(new Date(Date.now() - 1000).toISOString()));
  const { unmount } = renderApp(address, storage);
  const button = { name: `Add to Cart: ${one.title}` };
  expect(await screen.findByRole('button', button)).toBeVisible();
  unmount();
  failNext('GET', '/users/profile-data', answer(new Date(Date.now() + 60_000).toISOString()));
  renderApp(address, storage);
  expect(await (await card(one)).findByText('Owned')).toBeVisible();
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
});

it('believes what a provider’s list says until the customer’s own lists are loaded', async () => {
  const { storage } = await shopper();
  failNext('GET', list, await listWith({ purchase: true, wishList: true }), 2);
  failNext('GET', '/users/wishlist', 'no answer');
  failNext('GET', '/users/profile-data', 'no answer');
  renderApp(address, storage);
  const owned = await card(one);
  expect(owned.getByText('Owned')).toBeVisible();
  const name = `Remove from Library: ${one.title}`;
  expect(await owned.findByRole('button', { name })).toBeVisible();
});

it('believes the customer’s own lists more than a provider’s list of guides', async () => {
  const person = await shopper();
  await person.buy(one.id);
  await person.wish(one.id);
  const nothing = await listWith({ purchase: false, wishList: false, whishlist: false });
  failNext('GET', list, nothing, 2);
  renderApp(address, person.storage);
  const owned = await card(one);
  expect(await owned.findByText('Owned')).toBeVisible();
  const name = `Remove from Library: ${one.title}`;
  expect(await owned.findByRole('button', { name })).toBeVisible();
});

it('offers every button when the customer’s own lists cannot be loaded', async () => {
  const { storage } = await shopper();
  for (const path of ['cart', 'wishlist', 'profile-data']) {
    failNext('GET', `/users/${path}`, { status: 200, body: '<!doctype html>' });
  }
  renderApp(address, storage);
  const unknown = await card(one);
  const button = (name: string) => unknown.findByRole('button', { name: `${name}: ${one.title}` });
  expect(await button('Add to Cart')).toBeVisible();
  expect(await button('Add to Library')).toBeVisible();
});

it('forgets at sign-out what was the customer’s', async () => {
  const person = await shopper();
  await person.buy(one.id);
  await person.put(other.id);
  const { store } = renderApp(address, person.storage);
  await screen.findByRole('button', { name: `In your cart: ${other.title}` });
  act(() => void store.dispatch(sessionSlice.actions.signedOut()));
  for (const { title } of [one, other]) {
    expect(await screen.findByRole('button', { name: `Add to Cart: ${title}` })).toBeVisible();
  }
  expect(screen.queryByText('Owned')).not.toBeInTheDocument();
});

it('shows another customer’s own lists when they signed in in another tab', async () => {
  const [first, second] = await Promise.all([shopper(), shopper()]);
  await Promise.all([first.put(one.id), second.put(other.id), second.wish(one.id)]);
  const { store } = renderApp(address, first.storage);
  await screen.findByRole('button', { name: `In your cart: ${one.title}` });
  const token = second.storage.read('token');
  const session = { token, isSignedIn: true, account: 'another', userMode: null, ended: null };
  act(() => void store.dispatch(sessionSlice.actions.sessionChangedElsewhere(session)));
  const shown = [`In your cart: ${other.title}`, `Remove from Library: ${one.title}`];
  for (const name of shown) expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: `Add to Cart: ${one.title}` })).toBeVisible();
});

it('shows a filter by what is owned only when that is known', async () => {
  const person = await shopper();
  await person.buy(one.id);
  renderApp(`${address}?owned=yes`, person.storage);
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.title);
  const free = (await guidesOf(2)).filter(({ price }) => Number(price) === 0);
  const theirs = [one, ...free].map(({ title }) => title).sort();
  await waitFor(() => expect(titles()).not.toEqual([]));
  expect(titles().sort()).toEqual(theirs);
});
