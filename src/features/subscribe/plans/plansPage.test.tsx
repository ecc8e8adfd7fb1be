import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../testing/screens/fill.ts';
import { customer } from '../../../testing/server/customers.ts';
import { bodyOf, failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { plansPage } from '../../../testing/screens/plansPage.tsx';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { payAt, shopper } from '../../../testing/server/shopper.ts';

const { button, choose, page, planOf, plans, radio } = plansPage();
const order = ['POST', '/users/subscription'] as const;

describe('/subscribe', () => {
  // Shows.
  it('lists the active plans alone, each with title, text, price and duration', async () => {
    renderPage('/subscribe');
    const active = plans().filter(({ isActive }) => isActive);
    expect(active.length).toBeLessThan(plans().length);
    expect(await page().findAllByRole('radio')).toHaveLength(active.length);
    for (const { title, description, price, months } of active) {
      const plan = page().getByText(title).closest('label');
      expect(plan).toHaveTextContent(description);
      expect(plan).toHaveTextContent(`$${price}`);
      expect(plan).toHaveTextContent(months === 12 ? '12 Month' : 'Life Time');
    }
    for (const { title } of plans().filter(({ isActive }) => !isActive)) {
      expect(page().queryByText(title)).not.toBeInTheDocument();
    }
  });

  it('marks the yearly plan as recommended, and says of each plan what is included', async () => {
    renderPage('/subscribe');
    const yearly = (await page().findByText('Recommended')).closest('label');
    expect(yearly).toHaveTextContent('12 Month');
    expect(yearly).toHaveTextContent('it ends by itself, and nothing is charged again');
    const all = page().getAllByText('Downloads for listening offline');
    expect(all).toHaveLength(page().getAllByRole('radio').length);
  });

  it('says how the special price is had, and leads to the free guides', async () => {
    renderPage('/subscribe');
    expect(
      await page().findByText(/^The yearly plan for \$29\.99 instead of \$59\.99/),
    ).toBeVisible();
    const link = page().getByRole('link', { name: 'See the free guides' });
    expect(link).toHaveAttribute('href', '/audio-guide-by-category/1?price=free');
  });

  it('says beside the button what was chosen and what it costs', async () => {
    const { user } = renderPage('/subscribe');
    expect(await page().findByText('Choose the plan that suits you.')).toBeVisible();
    await user.click(await radio(planOf(1)));
    const { title, price } = planOf(1);
    expect(page().getAllByText(title)).toHaveLength(2);
    expect(page().getByText(new RegExp(`\\$${price} · Life Time`))).toBeVisible();
  });

  it('says before the button for how long a plan is bought, that it ends by itself, who sells it, and what to read', async () => {
    const { user } = renderPage('/subscribe');
    await user.click(await radio(planOf(0)));
    const subscribe = await button('Subscribe New');
    const facts = [
      page().getByText('Every guide for 12 months:'),
      page().getByText('It ends by itself, and nothing is charged again.'),
      page().getByText(/^The total includes tax where it is due\./),
      page().getByText(/^The seller is Cicerone S\.r\.l\./),
      page().getByRole('link', { name: 'Right of withdrawal' }),
    ];
    for (const fact of facts) {
      expect(fact.compareDocumentPosition(subscribe)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await user.click(await radio(planOf(1)));
    expect(page().getByText('Every guide, for a lifetime:')).toBeVisible();
    expect(page().queryByText(/^It ends by itself,/)).not.toBeInTheDocument();
  });

  // Shows.
  it('asks for a choice first; the choice is one', async () => {
    const { user } = renderPage('/subscribe');
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

  // Shows.
  it('leads to the payment page, once, however often it is pressed', async () => {
    const person = await shopper();
    const { left, user } = await choose(0, person.storage);
    const subscribe = await button('Subscribe New');
    await user.dblClick(subscribe);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(await button('Please Wait..')).toBeDisabled();
    expect(requestsTo(...order)).toHaveLength(1);
    const [request] = requestsTo(...order);
    expect(await bodyOf(request)).toEqual({ plan_id: planOf(0).id });
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

  it("a failed read shows an error and offers 'Try again'", async () => {
    failNext('GET', '/client/subscriptions', { status: 200, body: '{"data":[{"id":"x"}]}' });
    const { user } = renderPage('/subscribe');
    expect(await page().findByText('The plans could not be loaded.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await radio(planOf(0))).toBeEnabled();
  });

  it('says that there is no plan when none is active', async () => {
    failNext('GET', '/client/subscriptions', { status: 200, body: '{"data":[]}' });
    renderPage('/subscribe');
    expect(await page().findByText('No plan is available at the moment.')).toBeVisible();
  });

  it.each([
    ['the server’s words', { status: 503, body: '{"message":"The payment service is down."}' }],
    ['ours', 'no connection' as const],
  ])('the provider down: %s, and it can be tried again', async (_whose, fault) => {
    const person = await shopper();
    const { left, user } = await choose(0, person.storage);
    failNext(...order, fault);
    await user.click(await button('Subscribe New'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be opened\. \w+/);
    expect(requestsTo(...order)).toHaveLength(1);
    await user.click(await button('Subscribe New'));
    await waitFor(() => expect(left).toHaveLength(1));
  });

  it('an address that leads astray is not followed', async () => {
    const person = await shopper();
    const { left, user } = await choose(0, person.storage);
    failNext(...order, { status: 201, body: '{"payment_url":"http://evil.example/pay"}' });
    await user.click(await button('Subscribe New'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be opened');
    expect(left).toEqual([]);
  });
});

describe('401', () => {
  // Shows.
  it('opens the sign-in box with a toast; after signing in it is carried out once', async () => {
    const person = await customer();
    const { left, user } = await choose(1);
    await user.click(await button('Subscribe New'));
    expect(await screen.findByText('Please Sing In Your Account..')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByText(/session has ended/)).not.toBeInTheDocument();
    await fill(user, dialog.getByLabelText('Email'), person.email);
    await fill(user, dialog.getByLabelText('Password'), person.password);
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(requestsTo(...order)).toHaveLength(2);
    const [, again] = requestsTo(...order);
    expect(await bodyOf(again)).toEqual({ plan_id: planOf(1).id });
    expect(await radio(planOf(1))).toBeChecked();
    expect(await button('Please Wait..')).toBeDisabled();
  });

  it('is forgotten when the box is closed', async () => {
    const { left, store, user } = await choose();
    await user.click(await button('Subscribe New'));
    await screen.findByRole('heading', { name: 'Login' });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(store.getState().dialog.intent).toBeNull());
    expect(await button('Subscribe New')).toBeEnabled();
    expect(left).toEqual([]);
  });
});
