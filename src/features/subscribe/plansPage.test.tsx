import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toPlan } from '../../domain/decodePlan.ts';
import { longDate } from '../../domain/date.ts';
import type { Plan } from '../../domain/model.ts';
import { envelopedList } from '../../domain/wire.ts';
import { tabStorage } from '../../shared/rawStorage.ts';
import { ask } from '../../testing/catalogue.ts';
import { customer } from '../../testing/customers.ts';
import { failNext, requestsTo } from '../../testing/failNext.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { payAt, shopper } from '../../testing/shopper.ts';

let plans: Plan[];
beforeAll(async () => {
  plans = await ask('subscriptions', envelopedList(toPlan));
});
/** The tab is a new one for each test. */
afterEach(() => ['payment-for', 'payment-away'].forEach((key) => tabStorage.write(key, null)));

const order = ['POST', '/users/subscription'] as const;
const page = () => within(screen.getByRole('main'));
const button = (name: string) => page().findByRole('button', { name });
const planOf = (index: number): Plan => {
  const plan = plans.filter(({ isActive }) => isActive)[index];
  if (!plan) throw new Error('a plan');
  return plan;
};
const radio = (plan: Plan) => page().findByRole('radio', { name: new RegExp(plan.title) });

async function choose(index = 0, storage?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/subscribe', storage);
  await app.user.click(await radio(planOf(index)));
  return app;
}

describe('/subscribe', () => {
  it('lists the active plans alone, each with title, text, price and duration', async () => {
    renderApp('/subscribe');
    const active = plans.filter(({ isActive }) => isActive);
    expect(active.length).toBeLessThan(plans.length);
    expect(await page().findAllByRole('radio')).toHaveLength(active.length);
    for (const { title, description, price, months } of active) {
      const plan = page().getByText(title).closest('label');
      expect(plan).toHaveTextContent(description);
      expect(plan).toHaveTextContent(`$${price}`);
      expect(plan).toHaveTextContent(months === 12 ? '12 Month' : 'Life Time');
    }
    for (const { title } of plans.filter(({ isActive }) => !isActive)) {
      expect(page().queryByText(title)).not.toBeInTheDocument();
    }
    expect(page().getByText(/special price of 29.99/)).toBeVisible();
  });

  it('asks for a choice first; the choice is one', async () => {
    const { user } = renderApp('/subscribe');
    expect(await button('Select A Plan')).toBeDisabled();
    page()
      .getAllByRole('radio')
      .forEach((each) => expect(each).not.toBeChecked());
    await user.click(await radio(planOf(0)));
    await user.click(await radio(planOf(1)));
    expect(await radio(planOf(0))).not.toBeChecked();
    expect(await radio(planOf(1))).toBeChecked();
    expect(await button('Subscribe New')).toBeEnabled();
  });

  it('leads to the payment page, once, however often it is pressed', async () => {
    const person = await shopper();
    const { left, user } = await choose(0, person.storage);
    const subscribe = await button('Subscribe New');
    await user.dblClick(subscribe);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(await button('Please Wait..')).toBeDisabled();
    expect(requestsTo(...order)).toHaveLength(1);
    const [request] = requestsTo(...order);
    expect(await request?.json()).toEqual({ plan_id: planOf(0).id });
    expect(await payAt(left[0] ?? '')).toBe('/user/cart?status=success');
  });

  it('two tabs pay for one order', async () => {
    const person = await shopper();
    const tabs = [];
    for (let tab = 0; tab < 2; tab += 1) {
      const app = await choose(0, person.storage);
      await app.user.click(await button('Subscribe New'));
      await waitFor(() => expect(app.left).toHaveLength(1));
      tabs.push(app.left[0]);
      app.unmount();
    }
    expect(tabs[1]).toBe(tabs[0]);
  });

  it("a failed read says so and offers 'Try again'", async () => {
    failNext('GET', '/client/subscriptions', { status: 200, body: '{"data":[{"id":"x"}]}' });
    const { user } = renderApp('/subscribe');
    expect(await page().findByText('The plans could not be loaded.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await radio(planOf(0))).toBeVisible();
  });

  it('says that there is no plan when none is active', async () => {
    failNext('GET', '/client/subscriptions', { status: 200, body: '{"data":[]}' });
    renderApp('/subscribe');
    expect(await page().findByText('There is no plan on offer just now.')).toBeVisible();
  });

  it.each([
    ['the server’s words', { status: 503, body: '{"message":"The payment service is down."}' }],
    ['ours', 'no connection' as const],
  ])('the provider down: %s, and it can be tried again', async (_whose, fault) => {
    const person = await shopper();
    const { left, user } = await choose(0, person.storage);
    failNext(...order, fault);
    await user.click(await button('Subscribe New'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/nothing was charged\. \w+/);
    expect(requestsTo(...order)).toHaveLength(1);
    await user.click(await button('Subscribe New'));
    await waitFor(() => expect(left).toHaveLength(1));
  });

  it('an address that leads astray is not followed', async () => {
    const person = await shopper();
    const { left, user } = await choose(0, person.storage);
    failNext(...order, { status: 201, body: '{"payment_url":"http://evil.example/pay"}' });
    await user.click(await button('Subscribe New'));
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was charged');
    expect(left).toEqual([]);
  });
});

describe('401', () => {
  it('opens the sign-in box with a toast; after signing in it is carried out once', async () => {
    const person = await customer();
    const { left, user } = await choose(1);
    await user.click(await button('Subscribe New'));
    expect(await screen.findByText('Please Sing In Your Account..')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), person.email);
    await user.type(dialog.getByLabelText('Password'), person.password);
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(requestsTo(...order)).toHaveLength(2);
    const [, again] = requestsTo(...order);
    expect(await again?.json()).toEqual({ plan_id: planOf(1).id });
    expect(await radio(planOf(1))).toBeChecked();
    expect(await button('Please Wait..')).toBeDisabled();
  });

  it('is forgotten when the box is closed', async () => {
    const { left, store, user } = await choose();
    await user.click(await button('Subscribe New'));
    await screen.findByRole('heading', { name: 'Login' });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(store.getState().dialog.interrupted).toBeNull());
    expect(await button('Subscribe New')).toBeEnabled();
    expect(left).toEqual([]);
  });
});

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
