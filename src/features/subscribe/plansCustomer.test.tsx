import { fireEvent, waitFor } from '@testing-library/react';
import { longDate } from '../../domain/date.ts';
import { plansPage } from '../../testing/plansPage.tsx';
import { renderApp } from '../../testing/renderApp.tsx';
import { payAt, shopper } from '../../testing/shopper.ts';

const { button, choose, page, planOf, radio } = plansPage();

describe('for a customer', () => {
  it('who is subscribed, it says until when, and that a further plan begins after it', async () => {
    const person = await shopper();
    await person.subscribe();
    renderApp('/subscribe', person.storage);
    const nextYear = longDate(new Date(Date.now() + 365 * 86_400_000).toISOString());
    expect(
      await page().findByText(new RegExp(`You are subscribed .* until ${nextYear}`)),
    ).toBeVisible();
    expect(page().getByText(/begins when this one ends/)).toBeVisible();
    expect(page().getByRole('link', { name: 'Go to Library' })).toBeVisible();
    expect(await button('Select A Plan')).toBeDisabled();
  });

  it('whose plan has no end, there is nothing left to buy', async () => {
    const person = await shopper();
    const { left, user, unmount } = await choose(2, person.storage);
    expect(planOf(2).months).not.toBe(12);
    await user.click(await button('Subscribe New'));
    await waitFor(() => expect(left).toHaveLength(1));
    await payAt(left[0] ?? '');
    unmount();
    renderApp('/subscribe', person.storage);
    expect(await page().findByText(/is yours, and it has no end/)).toBeVisible();
    expect(page().queryByRole('radio')).not.toBeInTheDocument();
  });

  it('who comes back without having paid, it says so, once', async () => {
    const person = await shopper();
    const first = await choose(0, person.storage);
    await first.user.click(await button('Subscribe New'));
    await waitFor(() => expect(first.left).toHaveLength(1));
    first.unmount();
    const second = renderApp('/subscribe', person.storage);
    expect(await page().findByText(/The payment was not completed/)).toBeVisible();
    second.unmount();
    renderApp('/subscribe', person.storage);
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
