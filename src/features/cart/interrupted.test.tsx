import { screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../domain/model.ts';
import { fill } from '../../testing/screens/fill.ts';
import { listenableGuide } from '../../testing/server/catalogue.ts';
import { customer, tokenOf, type Person } from '../../testing/server/customers.ts';
import { bodyOf, failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { roundTrip } from '../../testing/roundTrip.ts';
import { shopper } from '../../testing/server/shopper.ts';
import { expectNoToast } from '../../testing/screens/expectNoToast.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

const add = ['POST', '/users/cart/add'] as const;
const dialog = () => within(screen.getByRole('dialog'));
const closeButton = () => dialog().getByRole('button', { name: 'Close' });

async function signIn(user: ReturnType<typeof renderApp>['user'], { email, password }: Person) {
  await fill(user, dialog().getByLabelText('Email'), email);
  await fill(user, dialog().getByLabelText('Password'), password);
  await user.click(dialog().getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** The session ends with the press of 'Add to Cart'. */
async function interrupt() {
  const person = await shopper();
  const app = renderApp(`/audio-guide/${guide.id}`, person.storage);
  await waitFor(() => expect(app.store.getState().session.wasChecked).toBe(true));
  failNext(...add, 401);
  await app.user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await screen.findByRole('heading', { name: 'Login' });
  expect(requestsTo(...add)).toHaveLength(1);
  return { ...app, ...person };
}

describe('an add-to-cart that a 401 interrupts', () => {
  it('is carried out exactly once after signing in, and the page stays', async () => {
    const { user, person, store } = await interrupt();
    await expectNoToast();
    await signIn(user, person);
    expect(await screen.findByText(/was added to your cart/)).toBeVisible();
    expect(requestsTo(...add)).toHaveLength(2);
    const [, again] = requestsTo(...add);
    expect(await bodyOf(again)).toEqual({ guide_id: guide.id, quantity: 1 });
    expect(await screen.findByRole('heading', { name: guide.title, level: 1 })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Cart, 1 guide' })).toBeVisible();
    expect(store.getState().dialog.intent).toBeNull();
    await roundTrip();
    expect(requestsTo(...add)).toHaveLength(2);
  });

  it('waits through a sign-in that is refused', async () => {
    const { user, person } = await interrupt();
    failNext('POST', '/users/signin', 500);
    await fill(user, dialog().getByLabelText('Email'), person.email);
    await fill(user, dialog().getByLabelText('Password'), person.password);
    await user.click(dialog().getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('test fault')).toBeVisible();
    expect(requestsTo(...add)).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/was added to your cart/)).toBeVisible();
    expect(requestsTo(...add)).toHaveLength(2);
  });

  it('is dropped when the dialog is closed', async () => {
    const { user, person, store } = await interrupt();
    await user.click(closeButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.getState().dialog.intent).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await signIn(user, person);
    expect(await screen.findByRole('heading', { name: 'Suggested for you' })).toBeVisible();
    await roundTrip();
    expect(requestsTo(...add)).toHaveLength(1);
  });

  it('is dropped at a sign-in in another tab', async () => {
    const { storage, store } = await interrupt();
    const other = await customer();
    const changes = { token: await tokenOf(other), auth: 'true' };
    await waitFor(() => expect(storage.values.has('token')).toBe(false));
    storage.changeElsewhere(changes);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.getState().dialog.intent).toBeNull();
    expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible();
    await roundTrip();
    expect(requestsTo(...add)).toHaveLength(1);
  });

  it('keeps nothing secret: the name of the call and its argument', async () => {
    const { store } = await interrupt();
    expect(store.getState().dialog.intent).toEqual({
      endpointName: 'addToCart',
      argument: guide.id,
      about: '',
      leadsOn: false,
    });
  });
});

describe('a session that ends on a page of the customer', () => {
  async function expire() {
    const person = await shopper();
    await person.put(guide.id);
    const app = renderApp('/user/cart', person.storage);
    const button = await screen.findByRole('button', { name: 'Purchase Now' });
    failNext('POST', '/users/checkout', 401);
    await app.user.click(button);
    await screen.findByRole('heading', { name: 'Login' });
    return { ...app, ...person };
  }

  it('leads back to it after signing in, and nothing is bought automatically', async () => {
    const { user, person, left } = await expire();
    await signIn(user, person);
    expect(await screen.findByRole('button', { name: 'Purchase Now' })).toBeEnabled();
    expect(requestsTo('POST', '/users/checkout')).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('leads to the landing page when the dialog is closed', async () => {
    const { user } = await expire();
    await user.click(closeButton());
    expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
  });
});
