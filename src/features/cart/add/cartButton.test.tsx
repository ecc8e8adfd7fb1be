import { screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { guidesOf, listenableGuide } from '../../../testing/server/catalogue.ts';
import { everShown } from '../../../testing/screens/everShown.ts';
import { bodyOf, failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { shopper } from '../../../testing/server/shopper.ts';
import { cartApi } from '../cartApi.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

const add = ['POST', '/users/cart/add'] as const;
const offers = () => ['Add to Cart', `Buy for $${guide.price}`];
const selectCart = cartApi.endpoints.cart.select();
const addButton = () => screen.findByRole('button', { name: 'Add to Cart' });
const toast = () => screen.findByRole('alert');
const title = () => screen.findByRole('heading', { name: guide.title, level: 1 });
const cartPage = () => screen.findByRole('heading', { name: 'Cart', level: 1 });

async function openGuide(person?: Awaited<ReturnType<typeof shopper>>) {
  const app = renderApp(`/audio-guide/${guide.id}`, person?.storage);
  await title();
  return app;
}

describe("a guide's page", () => {
  // Shows.
  it('adds the guide, goes to the cart, and shows the message of the server', async () => {
    const { user } = await openGuide(await shopper());
    await user.click(await addButton());
    expect(await cartPage()).toBeVisible();
    expect(await toast()).toHaveTextContent(`“${guide.title}” was added to your cart.`);
    const cart = within(screen.getByRole('main'));
    expect(await cart.findByRole('link', { name: guide.title })).toBeVisible();
    const [request] = requestsTo(...add);
    expect(await bodyOf(request)).toEqual({ guide_id: guide.id, quantity: 1 });
    expect(requestsTo(...add)).toHaveLength(1);
  });

  // Shows.
  it('opens the sign-in dialog without a token, and sends nothing', async () => {
    const { user } = await openGuide();
    await user.click(await addButton());
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(requestsTo(...add)).toHaveLength(0);
  });

  // Shows.
  it('hides the button of a guide that is owned', async () => {
    const person = await shopper();
    await person.buy(guide.id);
    const wasOffered = offers().map(everShown);
    const { store } = await openGuide(person);
    // Until then these buttons are invisible.
    await waitFor(() => expect(selectCart(store.getState()).isSuccess).toBe(true));
    expect(wasOffered.map((was) => was())).toEqual([false, false]);
  });

  it('leads to the cart when the cart already has the guide', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const wasOffered = offers().map(everShown);
    const { user } = await openGuide(person);
    await user.click(await screen.findByRole('button', { name: 'In your cart' }));
    expect(await cartPage()).toBeVisible();
    expect(requestsTo(...add)).toHaveLength(0);
    expect(wasOffered.map((was) => was())).toEqual([false, false]);
  });

  it('sends one call when it is pressed twice', async () => {
    const { user } = await openGuide(await shopper());
    await user.dblClick(await addButton());
    await cartPage();
    expect(requestsTo(...add)).toHaveLength(1);
  });
});

describe('adding that fails', () => {
  // Shows.
  it('shows the literal toast of a 400, followed by the errors of the server', async () => {
    const person = await shopper();
    const { user } = await openGuide(person);
    const button = await addButton();
    // On another device, after the page was opened.
    await person.buy(guide.id);
    await user.click(button);
    expect((await toast()).textContent).toBe(
      'Please Login your account after logout Error: You own this guide already.',
    );
    // What the page said was old: it is read again, and nothing is left to add.
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(await title()).toBeVisible();
  });

  // Shows.
  it('shows every error of a 400, or its message when there are none', async () => {
    const { user } = await openGuide(await shopper());
    const errors = { guide_id: ['First.'], quantity: ['Second.', 'Third.'] };
    failNext(...add, { status: 400, body: JSON.stringify({ message: 'no', errors }) });
    await user.click(await addButton());
    expect(
      await screen.findByText('Please Login your account after logout Error: First. Second.'),
    ).toBeVisible();
    failNext(...add, { status: 400, body: '{"message":"Said plainly."}' });
    await user.click(await addButton());
    expect(
      await screen.findByText('Please Login your account after logout Error: Said plainly.'),
    ).toBeVisible();
  });

  it.each([
    [500, 'test fault'],
    [404, 'test fault'],
    ['no connection' as const, 'The connection failed. Check your network and try again.'],
    [{ status: 429, body: '{}' }, 'Too many requests. Please wait a minute and try again.'],
    [{ status: 200, body: '<!doctype html>' }, 'Our server has a problem at the moment.'],
  ])(
    'shows the literal toast of another error (%j) after one call, and the button stays',
    async (fault, reason) => {
      const { user } = await openGuide(await shopper());
      failNext(...add, fault);
      await user.click(await addButton());
      expect(await toast()).toHaveTextContent(`The guide was not added to your cart. ${reason}`);
      expect(requestsTo(...add)).toHaveLength(1);
      expect(await title()).toBeVisible();
    },
  );
});

describe('a card', () => {
  const onCard = (name: string) => screen.findAllByRole('button', { name });

  it('adds its guide and goes to the cart', async () => {
    const person = await shopper();
    const { user } = renderApp('/audio-guide-by-category/2', person.storage);
    const [first] = await guidesOf(2);
    if (!first) throw new Error('a guide');
    const [button] = await onCard(`Add to Cart: ${first.title}`);
    if (!button) throw new Error('a button');
    await user.click(button);
    expect(await cartPage()).toBeVisible();
  });

  it('has no cart button once its guide is owned, and shows when it is in the cart', async () => {
    const person = await shopper();
    const [owned, inCart] = await guidesOf(2);
    if (!owned || !inCart) throw new Error('two guides');
    await person.buy(owned.id);
    await person.put(inCart.id);
    renderApp('/audio-guide-by-category/2', person.storage);
    expect(await onCard(`In your cart: ${inCart.title}`)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: `Get Access: ${owned.title}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Add to Cart: ${owned.title}` })).toBeNull();
  });

  it('opens the sign-in dialog for a visitor', async () => {
    const { user } = renderApp('/audio-guide-by-category/2');
    const [button] = await screen.findAllByRole('button', { name: /^Add to Cart: / });
    if (!button) throw new Error('a button');
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(requestsTo(...add)).toHaveLength(0);
  });
});
