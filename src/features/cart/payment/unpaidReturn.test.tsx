import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { tabStorage } from '../../../shared/storage/rawStorage.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

let guide: Guide;
beforeAll(async () => {
  const [one] = await guidesOf(4);
  if (!one) throw new Error('a guide');
  guide = one;
});
/** The tab is a new one for each test. */
afterEach(() =>
  (['payment-for', 'payment-away'] as const).forEach((key) => tabStorage.write(key, null)),
);

const page = () => within(screen.getByRole('main'));

describe('a return without success', () => {
  it.each([
    ['cancelled', 'The payment was cancelled. Your cart'],
    ['cancel', 'The payment was cancelled. Your cart'],
    ['failed', 'The payment did not go through.'],
  ])('status=%s shows what happened, and the cart is unchanged', async (status, text) => {
    const person = await shopper();
    await person.put(guide.id);
    renderPage(`/user/cart?status=${status}`, person.storage);
    expect(await page().findByText(new RegExp(text))).toBeVisible();
    expect(page().getByText(guide.title)).toBeVisible();
    expect(page().getByRole('button', { name: 'Purchase Now' })).toBeEnabled();
  });

  it('is known by the tab that went to pay, and shown once', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const first = renderPage('/user/cart', person.storage);
    await first.user.click(await page().findByRole('button', { name: 'Purchase Now' }));
    await waitFor(() => expect(first.left).toHaveLength(1));
    first.unmount();
    const second = renderPage('/user/cart', person.storage);
    expect(await page().findByText(/The payment was not completed/)).toBeVisible();
    expect(page().getByRole('button', { name: 'Purchase Now' })).toBeEnabled();
    second.unmount();
    renderPage('/user/cart', person.storage);
    expect(await page().findByRole('button', { name: 'Purchase Now' })).toBeVisible();
    expect(page().queryByText(/The payment was not completed/)).not.toBeInTheDocument();
  });

  it('another status shows no message', async () => {
    const person = await shopper();
    await person.put(guide.id);
    renderPage('/user/cart?status=constructor', person.storage);
    expect(await page().findByRole('button', { name: 'Purchase Now' })).toBeVisible();
    expect(page().queryByRole('status')).not.toBeInTheDocument();
  });
});

/** The browser shows the page again as it was left: no new start, an old state. */
const restore = () => {
  // jsdom has no PageTransitionEvent.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
};

describe("'Back' out of the browser's cache", () => {
  it('reads the cart again after a payment: its guide is bought', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const { user, left } = renderPage('/user/cart', person.storage);
    await user.click(await page().findByRole('button', { name: 'Purchase Now' }));
    await waitFor(() => expect(left).toHaveLength(1));
    await person.buy();
    restore();
    expect(await page().findByText('You have already bought this guide')).toBeVisible();
  });

  it('enables the button again when nothing was paid', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const { user, left } = renderPage('/user/cart', person.storage);
    await user.click(await page().findByRole('button', { name: 'Purchase Now' }));
    await waitFor(() => expect(left).toHaveLength(1));
    restore();
    expect(await page().findByText(/The payment was not completed/)).toBeVisible();
    await user.click(await page().findByRole('button', { name: 'Purchase Now' }));
    await waitFor(() => expect(left).toHaveLength(2));
    expect(left[1]).toBe(left[0]);
  });
});

describe('while the provider has not confirmed a payment', () => {
  const confirming = 'Your payment is being confirmed. Please do not pay again.';

  it('the cart shows that without ‘Purchase Now’, and follows when it is confirmed', async () => {
    const person = await shopper();
    await person.put(guide.id);
    await person.payLate('checkout', { payment_type: 'stripe' });
    renderPage('/user/cart', person.storage);
    expect(await page().findByText(confirming)).toBeVisible();
    expect(await page().findByText('Total Prices')).toBeVisible();
    expect(page().queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
    expect(page().queryByText(/not completed/)).not.toBeInTheDocument();
    const empty = () => page().findByText('You dont have any Cart Items', {}, { timeout: 15_000 });
    expect(await empty()).toBeVisible();
    expect(page().queryByText(confirming)).not.toBeInTheDocument();
  });

  it.each(['/user/profile', '/subscribe'])('%s shows that', async (path) => {
    const person = await shopper();
    await person.payLate('subscription', { plan_id: 1 });
    renderPage(path, person.storage);
    expect(await page().findByText(confirming)).toBeVisible();
    expect(page().queryByRole('button', { name: 'Subscribe New' })).not.toBeInTheDocument();
  });

  it('a second press leads to the same payment', async () => {
    const person = await shopper();
    await person.put(guide.id);
    const { user, left } = renderPage('/user/cart', person.storage);
    const button = await page().findByRole('button', { name: 'Purchase Now' });
    // Paid on another device, after this page was shown.
    await person.payLate('checkout', { payment_type: 'stripe' });
    await user.click(button);
    await waitFor(() => expect(left).toEqual([expect.stringContaining('/dev/payment/')]));
  });
});
