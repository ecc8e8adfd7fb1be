import { act, screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { tabStorage } from '../../../shared/storage/rawStorage.ts';
import { startedPayment } from '../../../shared/storage/startedPayment.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { takeAway } from '../../../testing/screens/takeAway.ts';
import { shopper } from '../../../testing/server/shopper.ts';

let guide: Guide;
let other: Guide;
beforeAll(async () => {
  const [one, two] = await guidesOf(4);
  if (!one || !two) throw new Error('two guides');
  [guide, other] = [one, two];
});
/** The tab is a new one for each test. */
afterEach(() =>
  (['payment-for', 'payment-away'] as const).forEach((key) => tabStorage.write(key, null)),
);

type Store = ReturnType<typeof renderPage>['store'];
/** Time that passes by itself: the fake clock of the tests does not advance meanwhile. */
const realTimeout = globalThis.setTimeout;

const success = '/user/cart?status=success';
const page = () => within(screen.getByRole('main'));
const message = () => page().findByText('Payment successful');
const unlocked = /every track is unlocked/;
const confirming = /being confirmed/;
const reads = () => requestsTo('GET', '/users/cart').length;

/** No totals show after a success. */
const expectNoTotals = () => {
  expect(page().queryByText('Total Products')).not.toBeInTheDocument();
  expect(page().queryByText('Total Prices')).not.toBeInTheDocument();
  expect(page().queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
};

describe('status=success', () => {
  // Shows.
  it('shows the message of success when the server has the purchase', async () => {
    const person = await shopper();
    await person.buy(guide.id);
    renderPage(success, person.storage);
    expect(await message()).toBeVisible();
    expect(await page().findByText(unlocked)).toBeVisible();
    expectNoTotals();
    expect(page().getByRole('link', { name: 'Go to Library' })).toHaveAttribute(
      'href',
      '/user/library',
    );
  });

  // Shows.
  it('lists what was put into the cart since, without totals, and leads back to the cart', async () => {
    const person = await shopper();
    await person.buy(guide.id);
    await person.put(other.id);
    startedPayment.begin({ guideIds: [guide.id], isPlan: false }, null);
    const { user } = renderPage(success, person.storage);
    expect(await page().findByText(unlocked)).toBeVisible();
    expect(await page().findByText('Still in your cart')).toBeVisible();
    expect(page().getByText(other.title)).toBeVisible();
    expectNoTotals();
    await user.click(page().getByRole('link', { name: 'Back to the cart' }));
    expect(await page().findByRole('button', { name: 'Purchase Now' })).toBeVisible();
    expect(page().queryByText('Payment successful')).not.toBeInTheDocument();
    expect(page().queryByText(/was not completed/)).not.toBeInTheDocument();
  });
});

describe('status=success before the server has the purchase', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const isReading = ({ getState }: Store) =>
    Object.values(getState().api.queries).some((query) => query?.status === 'pending');

  /** Lets seconds pass, one at a time: the real server answers each reading before the next second. */
  const pass = async (store: Store, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1000));
      do await act(() => new Promise((resolve) => realTimeout(resolve)));
      while (isReading(store));
    }
  };

  it('reads cart and profile again until the purchase arrives late', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const { store } = renderPage(success, person.storage);
    await message();
    await pass(store, 10);
    expect(page().getByText('Payment successful')).toBeVisible();
    expect(page().queryByText(unlocked)).not.toBeInTheDocument();
    expectNoTotals();
    const before = reads();
    await person.buy();
    await pass(store, 3);
    expect(await page().findByText(unlocked)).toBeVisible();
    expect(reads()).toBeGreaterThan(before);
    expect(requestsTo('GET', '/users/profile-data').length).toBeGreaterThan(1);
    expect(store.getState().cart.payment).toBe('confirmed');
    // Waiting has ended: no more requests are sent.
    await pass(store, 2);
    const after = reads();
    await pass(store, 6);
    expect(reads()).toBe(after);
  });

  it('leaves the rest of the page when its notice fails', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const { store } = renderPage(success, person.storage);
    await message();
    takeAway(page().getByRole('progressbar'));
    await person.buy();
    await person.put(other.id);
    await pass(store, 3);
    expect(await page().findByText('This part of the page could not be shown.')).toBeVisible();
    expect(page().getByRole('heading', { name: 'Cart' })).toBeVisible();
    expect(page().getByText(other.title)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('shows after 30 s that the server has no purchase, and advises against paying again', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const began = Date.now();
    const { user, store } = renderPage(success, person.storage);
    let shownAt = 0;
    store.subscribe(() => {
      if (store.getState().cart.payment === 'overdue') shownAt ||= Date.now();
    });
    await message();
    await pass(store, 32);
    expect(shownAt - began).toBeGreaterThanOrEqual(30_000);
    expect(await page().findByText(confirming)).toBeVisible();
    expect(page().getByText(/do not pay again/)).toBeVisible();
    expect(page().queryByText('Payment successful')).not.toBeInTheDocument();
    expectNoTotals();
    expect(page().getByText(guide.title)).toBeVisible();
    // And once more, on request.
    await person.buy();
    await user.click(page().getByRole('button', { name: 'Check again' }));
    await pass(store, 3);
    expect(await page().findByText(unlocked)).toBeVisible();
  });

  it('waits for a plan that this tab went to pay for', async () => {
    const person = await shopper();
    await person.buy(guide.id);
    startedPayment.begin({ guideIds: [], isPlan: true }, null);
    const { store } = renderPage(success, person.storage);
    await message();
    await pass(store, 5);
    expect(page().queryByText(unlocked)).not.toBeInTheDocument();
    await person.subscribe();
    await pass(store, 3);
    expect(await page().findByText(unlocked)).toBeVisible();
  });

  it('proves nothing with an empty cart and nothing bought', async () => {
    const person = await shopper();
    const { store } = renderPage(success, person.storage);
    await message();
    await pass(store, 31);
    expect(await page().findByText(confirming)).toBeVisible();
  });

  it('continues after reads that fail', async () => {
    const person = await shopper();
    await person.buy(guide.id);
    failNext('GET', '/users/profile-data', 500, 3);
    failNext('GET', '/users/profile-data', { status: 200, body: 'null' });
    const { store } = renderPage(success, person.storage);
    await message();
    await pass(store, 8);
    expect(await page().findByText(unlocked)).toBeVisible();
  });

  it('shows the purchase on whichever page is open by then', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const { user, store } = renderApp(success, person.storage);
    await message();
    const [logo] = screen.getAllByRole('link', { name: 'Cicerone, home' });
    if (!logo) throw new Error('a logo');
    await user.click(logo);
    expect(await screen.findByRole('button', { name: 'Cart, 1 guide' })).toBeVisible();
    await person.buy();
    await pass(store, 3);
    await waitFor(() => expect(store.getState().cart.payment).toBe('confirmed'));
    expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible();
  });
});
