import { fireEvent, waitFor, within } from '@testing-library/react';
import { dayNextYear } from '../../../testing/dayNextYear.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { failNext, requestsTo, type FaultResponse } from '../../../testing/server/failNext.ts';
import { plansPage } from '../../../testing/screens/plansPage.tsx';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { payAt, shopper } from '../../../testing/server/shopper.ts';

const { button, choose, page, planOf, radio } = plansPage();

/** A plan's `available_until` on the wire. */
const specialFor = (until: string): FaultResponse => ({
  status: 200,
  body: JSON.stringify({
    data: [
      { ...wirePlan, id: 1, price: '59.99' },
      { ...wirePlan, id: 2, title: 'Prezzo speciale', price: '29.99', available_until: until },
    ],
  }),
});
const wirePlan = { title: 'Annuale', description: '', duration: 12, status: 'active' };

describe('the special price', () => {
  const card = async () => (await page().findByText('Special price')).closest('label');

  // Shows.
  it('is listed after the first download of a free guide, with the time left, and can be bought', async () => {
    const person = await shopper();
    const { unmount } = renderPage('/subscribe', person.storage);
    await radio(planOf(0));
    expect(page().queryByText('$29.99')).not.toBeInTheDocument();
    unmount();
    const free = (await guidesOf(1)).find(({ price }) => price === '0.00');
    await person.download(free?.id ?? 0);
    const { left, user } = renderPage('/subscribe', person.storage);
    const special = await card();
    expect(special).toHaveTextContent('$29.99');
    expect(special).toHaveTextContent('instead of $59.99');
    expect(special).toHaveTextContent('6 days 23 hours left.');
    expect(special).toHaveTextContent('Recommended');
    await user.click(within(special ?? document.body).getByRole('radio'));
    await user.click(await button('Subscribe New'));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(await payAt(left[0] ?? '')).toBe('/user/cart?status=success');
  });

  it('that ends while the page is open is read again', async () => {
    const person = await shopper();
    failNext('GET', '/client/subscriptions', specialFor(new Date(Date.now() - 1).toISOString()));
    renderPage('/subscribe', person.storage);
    await waitFor(() => expect(requestsTo('GET', '/client/subscriptions')).toHaveLength(2));
    await radio(planOf(0));
    expect(page().queryByText('Special price')).not.toBeInTheDocument();
  });
});

describe('for a customer', () => {
  it('who is subscribed, it says until when, and that a further plan begins after it', async () => {
    const person = await shopper();
    await person.subscribe();
    renderPage('/subscribe', person.storage);
    expect(
      await page().findByText(new RegExp(`You are subscribed .* until ${dayNextYear()}`)),
    ).toBeVisible();
    expect(page().getByText(/begins when this one ends/)).toBeVisible();
    expect(page().getByRole('link', { name: 'Go to Library' })).toBeVisible();
    expect(await button('Select A Plan')).toBeDisabled();
  });

  it('whose plan has no end, there is nothing left to buy', async () => {
    const person = await shopper();
    const { left, user, unmount } = await choose(1, person.storage);
    expect(planOf(1).months).not.toBe(12);
    await user.click(await button('Subscribe New'));
    await waitFor(() => expect(left).toHaveLength(1));
    await payAt(left[0] ?? '');
    unmount();
    renderPage('/subscribe', person.storage);
    expect(await page().findByText(/^Your plan .* never ends/)).toBeVisible();
    expect(page().queryByRole('radio')).not.toBeInTheDocument();
  });

  it('who returns without having paid, it shows one toast', async () => {
    const person = await shopper();
    const first = await choose(0, person.storage);
    await first.user.click(await button('Subscribe New'));
    await waitFor(() => expect(first.left).toHaveLength(1));
    first.unmount();
    const second = renderPage('/subscribe', person.storage);
    expect(await page().findByText(/The payment was not completed/)).toBeVisible();
    second.unmount();
    renderPage('/subscribe', person.storage);
    await radio(planOf(0));
    expect(page().queryByText(/The payment was not completed/)).not.toBeInTheDocument();
  });

  it("'Back' after paying shows the subscription, and the button rests", async () => {
    const person = await shopper();
    const { left, user } = await choose(0, person.storage);
    await user.click(await button('Subscribe New'));
    await waitFor(() => expect(left).toHaveLength(1));
    await payAt(left[0] ?? '');
    // jsdom has no PageTransitionEvent.
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await page().findByText(/You are subscribed/)).toBeVisible();
    expect(await button('Subscribe New')).toBeEnabled();
  });
});
