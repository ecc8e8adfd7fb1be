import { screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { shopper } from '../../../testing/server/shopper.ts';
import { roundTrip } from '../../../testing/roundTrip.ts';
import { expectNoToast } from '../../../testing/screens/expectNoToast.ts';

let guides: Guide[];
beforeAll(async () => {
  guides = (await guidesOf(3)).slice(0, 2);
});

const cartButton = (name: string) => screen.findByRole('button', { name });
const popover = async () => within(await screen.findByRole('dialog', { name: 'Cart' }));

async function open(...inCart: Guide[]) {
  const person = await shopper();
  await person.put(...inCart.map(({ id }) => id));
  return { ...renderApp('/user', person.storage), ...person };
}

// Shows.
it('counts the guides, and shows each with its price', async () => {
  const { user } = await open(...guides);
  await user.click(await cartButton('Cart, 2 guides'));
  const shown = await popover();
  expect(shown.getByRole('heading', { name: 'Cart (2)' })).toBeVisible();
  for (const { title, price } of guides) {
    const item = within(await shown.findByRole('link', { name: title })).getByText(title);
    const line = item.closest('li');
    expect(line).toHaveTextContent('Single Subscription');
    expect(line).toHaveTextContent(`$${price}`);
    expect(line?.querySelector('img')).toBeInTheDocument();
  }
});

// Shows.
it("removes guides, and then shows 'You Dont have any cart items'", async () => {
  const { user } = await open(...guides);
  await user.click(await cartButton('Cart, 2 guides'));
  const shown = await popover();
  for (const { title } of guides) {
    const button = shown.getByRole('button', { name: `Remove ${title}` });
    expect(button).toHaveTextContent('Remove');
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  }
  expect(shown.getByText('You Dont have any cart items')).toBeVisible();
  expect(shown.getByRole('heading', { name: 'Cart (0)' })).toHaveFocus();
});

// Shows.
it("'Go to Cart Page' leads there and closes", async () => {
  const { user } = await open();
  await user.click(await cartButton('Cart'));
  const shown = await popover();
  expect(await shown.findByText('You Dont have any cart items')).toBeVisible();
  await user.click(shown.getByRole('link', { name: 'Go to Cart Page' }));
  expect(await screen.findByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it("a guide's title leads to its page and closes", async () => {
  const [guide] = guides;
  if (!guide) throw new Error('a guide');
  const { user } = await open(guide);
  await user.click(await cartButton('Cart, 1 guide'));
  const shown = await popover();
  await user.click(await shown.findByRole('link', { name: guide.title }));
  expect(await screen.findByRole('heading', { name: guide.title, level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a cart that cannot be read shows an error in its place, and can be tried again', async () => {
  const person = await shopper();
  await person.put(...guides.map(({ id }) => id));
  // Once for the header, once more when the popover opens.
  failNext('GET', '/users/cart', { status: 200, body: 'null' }, 2);
  const { user } = renderApp('/user', person.storage);
  await waitFor(() => expect(requestsTo('GET', '/users/cart')).toHaveLength(1));
  await user.click(await cartButton('Cart'));
  const shown = await popover();
  expect(await shown.findByText('Your cart could not be loaded.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('heading', { name: 'Cart (2)' })).toBeVisible();
  await expectNoToast();
});

it("'Cart' in 'My Account' leads to the page", async () => {
  const { user } = await open();
  await user.click(await cartButton('My Account'));
  await user.click(await screen.findByRole('menuitem', { name: 'Cart' }));
  expect(await screen.findByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
});

it('is not rendered for visitors, and sends no request', async () => {
  const { store } = renderApp('/business-plan');
  await screen.findByRole('button', { name: 'Login' });
  await waitFor(() => expect(store.getState().session.wasChecked).toBe(true));
  await roundTrip();
  expect(screen.queryByRole('button', { name: 'Cart' })).not.toBeInTheDocument();
  expect(requestsTo('GET', '/users/cart')).toHaveLength(0);
});
