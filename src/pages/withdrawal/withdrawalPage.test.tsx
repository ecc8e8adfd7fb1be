import { act, screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../domain/model.ts';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { paths } from '../../shared/site/paths.ts';
import { bundledSite } from '../../shared/site/bundledSite.ts';
import { fill } from '../../testing/screens/fill.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { mailsTo } from '../../testing/server/customers.ts';
import { guideById, guidesOf } from '../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { shopper } from '../../testing/server/shopper.ts';

let guide: Guide;
let other: Guide;
beforeAll(async () => {
  const [one, two] = (await guidesOf(1)).filter(({ price }) => Number(price) > 0);
  if (!one || !two) throw new Error('two guides');
  [guide, other] = [one, two];
});

/** The words of a shop whose API is this project's. */
const ownShop = {
  site: { ...bundledSite, counts: { guides: 9, plans: 2, stops: 0 } },
  isBundled: false,
};

const page = () => within(screen.getByRole('main'));
const open = () => page().findByRole('region', { name: 'You can withdraw from' });
const press = (user: ReturnType<typeof renderPage>['user'], name: string) =>
  page()
    .findByRole('button', { name })
    .then((button) => user.click(button));
const link = () => within(screen.getByRole('contentinfo')).queryByText(/^Withdraw from a contract/);
const orderOf = (text: string) => /\d{4}-\d{6}/.exec(text)?.[0] ?? '';

describe('a signed-in customer', () => {
  it('withdraws with two presses and without a number, and sees the receipt', async () => {
    const { buyOnly, storage } = await shopper();
    await buyOnly(guide.id, other.id);
    const { user } = renderPage('/withdrawal', storage);
    const list = within(await open());
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText(`$${guide.price}`, { selector: 'li:first-child dd' })).toBeVisible();
    await press(user, `Withdraw from ${guide.title}`);
    expect(requestsTo('POST', '/users/withdrawals')).toEqual([]);
    expect(page().getByRole('button', { name: 'Confirm withdrawal' })).toHaveFocus();
    await press(user, 'Confirm withdrawal');
    const receipt = await page().findByText('We have received your withdrawal');
    const card = receipt.closest<HTMLElement>('[role=status]');
    expect(card).toHaveFocus();
    expect(card).toHaveTextContent(new RegExp(`Received on .* at \\d\\d:\\d\\d:\\d\\d`));
    expect(card).toHaveTextContent(`You get $${guide.price} back`);
    const done = within(await page().findByRole('region', { name: 'You have withdrawn from' }));
    expect(done.getByText(guide.title)).toBeVisible();
    expect(within(await open()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('hears nothing more of what was withdrawn', async () => {
    const { subscribe, storage } = await shopper();
    await subscribe();
    const { audio, store, user } = renderApp(paths.guide(guide.id), storage, ownShop);
    await screen.findByRole('region', { name: 'Player' });
    const { tracks } = await guideById(guide.id);
    const trackId = tracks.find(({ isFree }) => !isFree)?.id ?? 0;
    await waitFor(() => expect(screen.queryByLabelText(/^Locked/)).not.toBeInTheDocument());
    act(
      () =>
        void store.dispatch(
          playerEvents.trackChosen({ guideId: guide.id, trackId, duration: 100 }),
        ),
    );
    await waitFor(() => expect(audio.paused).toBe(false));
    await user.click(link() ?? document.body);
    const [item] = within(await open()).getAllByRole('listitem');
    await user.click(within(item ?? document.body).getByRole('button'));
    await press(user, 'Confirm withdrawal');
    await waitFor(() => expect(audio.paused).toBe(true));
    expect(store.getState().player.item).toBeNull();
  });

  it('cannot withdraw after starting to listen, and is led to the library', async () => {
    const { buy, storage } = await shopper();
    await buy(guide.id);
    renderPage('/withdrawal', storage);
    expect(await page().findByText('There is nothing that you can withdraw from')).toBeVisible();
    expect(page().getByRole('link', { name: 'Go to Library' })).toBeVisible();
  });

  it('gets the part of a plan that has not begun', async () => {
    const { subscribe, storage } = await shopper();
    await subscribe();
    const { user } = renderPage('/withdrawal', storage);
    const [item] = within(await open()).getAllByRole('listitem');
    const plan = within(item ?? document.body).getByRole('heading').textContent ?? '';
    await press(user, `Withdraw from ${plan}`);
    await press(user, 'Confirm withdrawal');
    expect(await page().findByText('We have received your withdrawal')).toBeVisible();
  });

  it.each([
    ['no connection', /^You have not withdrawn\. The connection failed\./],
    [409, /^You have not withdrawn\. test fault/],
  ] as const)('learns that it failed: %s, and can try again', async (fault, text) => {
    const { buyOnly, storage } = await shopper();
    await buyOnly(guide.id);
    const { user } = renderPage('/withdrawal', storage);
    failNext('POST', '/users/withdrawals', fault);
    await press(user, `Withdraw from ${guide.title}`);
    await press(user, 'Confirm withdrawal');
    expect(await page().findByText(text)).toBeVisible();
    await press(user, 'Confirm withdrawal');
    expect(await page().findByText('We have received your withdrawal')).toBeVisible();
  });

  it('sees a failed list with a way to try again', async () => {
    const { storage } = await shopper();
    failNext('GET', '/users/withdrawals', 400);
    const { user } = renderPage('/withdrawal', storage);
    expect(
      await page().findByText('What you can withdraw from could not be loaded.'),
    ).toBeVisible();
    await press(user, 'Try again');
    expect(await page().findByText('There is nothing that you can withdraw from')).toBeVisible();
  });
});

describe('without a sign-in', () => {
  const ask = async (user: ReturnType<typeof renderPage>['user'], email: string, order: string) => {
    await fill(user, page().getByLabelText(/^Email/), email);
    await fill(user, page().getByLabelText(/^Order number/), order);
    await press(user, 'Send me the link');
  };
  const answer = () => page().findByText(/^If this order exists, we have sent a link/);

  it('gets the same answer for every order, and withdraws by the mailed link', async () => {
    const { buyOnly, person, storage } = await shopper();
    await buyOnly(guide.id);
    const signedIn = renderPage('/withdrawal', storage);
    const order = orderOf((await open()).textContent ?? '');
    signedIn.unmount();

    const visitor = renderPage('/withdrawal');
    await ask(visitor.user, person.email, '2020-000001');
    await answer();
    visitor.unmount();
    const again = renderPage('/withdrawal');
    await ask(again.user, person.email, order);
    await answer();
    again.unmount();

    const link = await waitFor(async () => {
      const found = (await mailsTo(person.email)).join('\n').match(/\/withdrawal#[\w-]+/)?.[0];
      expect(found).toBeDefined();
      return found ?? '';
    });
    const { user } = renderPage(link);
    await press(user, `Withdraw from ${guide.title}`);
    await press(user, 'Confirm withdrawal');
    expect(await page().findByText('We have received your withdrawal')).toBeVisible();
    expect(page().queryByRole('button')).not.toBeInTheDocument();
  });

  it('says of a link that was used where to get another one', async () => {
    const { user } = renderPage(`/withdrawal#${'x'.repeat(43)}`);
    expect(await page().findByText('This link was used already or has expired')).toBeVisible();
    await press(user, 'Send another link');
    expect(page().getByLabelText(/^Email/)).toBeVisible();
  });

  it('checks what was typed, and keeps it when the call fails', async () => {
    const { user } = renderPage('/withdrawal');
    await press(user, 'Send me the link');
    expect(await page().findByText('Please enter the email address of your order.')).toBeVisible();
    expect(page().getByText('Please enter the order number.')).toBeVisible();
    failNext('POST', '/withdrawals', 'no connection');
    await ask(user, 'anna@museo.example', '2026-000001');
    expect(await page().findByText(/^The link was not requested\. The connection/)).toBeVisible();
    expect(page().getByLabelText(/^Email/)).toHaveValue('anna@museo.example');
    await press(user, 'Send me the link');
    await answer();
  });
});

describe('the link in the footer', () => {
  const link = () =>
    within(screen.getByRole('contentinfo')).queryByText(/^Withdraw from a contract/);

  it('leads there from every page', async () => {
    const { user } = renderApp(paths.guide(guide.id), undefined, ownShop);
    await user.click(link() ?? document.body);
    expect(
      await page().findByRole('heading', { name: 'Withdraw from a contract', level: 1 }),
    ).toBeVisible();
  });

  it('is not there where the API is the provider’s, and the page says whom to write to', async () => {
    renderApp('/withdrawal', undefined, { site: bundledSite, isBundled: true });
    expect(link()).not.toBeInTheDocument();
    expect(await page().findByText('This shop takes withdrawals by email:')).toBeVisible();
    expect(page().queryByLabelText(/^Email/)).not.toBeInTheDocument();
  });
});
