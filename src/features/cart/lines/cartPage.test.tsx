import { screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { expectNoToast } from '../../../testing/screens/expectNoToast.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { payAt, shopper } from '../../../testing/server/shopper.ts';
import { cartApi } from '../cartApi.ts';

let first: Guide;
let second: Guide;
beforeAll(async () => {
  const [one, two] = await guidesOf(2);
  if (!one || !two) throw new Error('two guides');
  [first, second] = [one, two];
});

const checkout = ['POST', '/users/checkout'] as const;
const page = () => within(screen.getByRole('main'));
const button = (name: string) => page().findByRole('button', { name });
const toast = () => screen.findByRole('alert');
const totals = async () => within(await page().findByRole('region', { name: 'Totals' }));
const valueOf = async (term: string) =>
  (await totals()).getByText(term).parentElement?.querySelector('dd');

/** Exact, as the server adds: prices have two digits. */
const sum = (...guides: Guide[]) =>
  (guides.reduce((cents, { price }) => cents + Math.round(Number(price) * 100), 0) / 100).toFixed(
    2,
  );

/** The call that removes what the app shows first. */
const removal = ({ getState }: ReturnType<typeof renderPage>['store']) => {
  const { data } = cartApi.endpoints.cart.select()(getState());
  return `/users/cart/delete/${data?.items[0]?.id}`;
};

async function openCart(...guides: Guide[]) {
  const person = await shopper();
  await person.put(...guides.map(({ id }) => id));
  return { ...renderPage('/user/cart', person.storage), ...person };
}

describe('the cart', () => {
  // Shows.
  it('lists each guide with cover, title, kind and price, and sums them up', async () => {
    await openCart(first, second);
    const items = await waitFor(() => {
      const found = page().getAllByRole('listitem');
      expect(found).toHaveLength(2);
      return found;
    });
    [first, second].forEach((guide, index) => {
      const item = within(items[index] ?? document.body);
      expect(item.getByRole('link', { name: guide.title })).toHaveAttribute(
        'href',
        `/audio-guide/${guide.id}`,
      );
      expect(item.getByText('Single Subscription')).toBeVisible();
      expect(item.getByText(`$${guide.price}`)).toBeVisible();
      expect(item.getByRole('button', { name: `Remove ${guide.title}` })).toHaveTextContent(
        'Remove',
      );
      expect(items[index]?.querySelector('img')).toBeInTheDocument();
    });
    expect(await valueOf('Total Products')).toHaveTextContent(/^2$/);
    expect(await valueOf('Total Prices')).toHaveTextContent(`$${sum(first, second)}`);
    expect(document.title).toBe('Cart · Cicerone');
  });

  it('says before the button what is bought, that taxes are included, who sells it, and what to read', async () => {
    await openCart(first, second);
    const order = await totals();
    const button = order.getByRole('button', { name: 'Purchase Now' });
    const facts = [
      order.getByText('You buy, for a lifetime:'),
      order.getByText(`“${first.title}”`),
      order.getByText(`“${second.title}”`),
      order.getByText(/^The total includes tax where it is due\./),
      order.getByText(/^The seller is Cicerone S\.r\.l\., Via dell’Esempio 1, .* VAT IT 0+\.$/),
      order.getByRole('link', { name: 'Terms and conditions' }),
      order.getByRole('link', { name: 'Privacy policy' }),
      order.getByRole('link', { name: 'Right of withdrawal' }),
    ];
    for (const fact of facts) {
      expect(fact.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(facts.at(-1)).toHaveAttribute('href', '/legal/withdrawal');
  });

  // Shows.
  it('shows that it is empty, and leads to the guides', async () => {
    const { user } = await openCart();
    expect(await page().findByText('You dont have any Cart Items')).toBeVisible();
    expect(page().queryByText('Total Products')).not.toBeInTheDocument();
    await user.click(await page().findByRole('link', { name: 'Browse the guides' }));
    expect(await screen.findByRole('heading', { name: 'Suggested for you' })).toBeVisible();
  });

  // Shows.
  it("reads the cart again after 'Remove'", async () => {
    const { user } = await openCart(first, second);
    await user.click(await button(`Remove ${first.title}`));
    await waitFor(async () => expect(await valueOf('Total Products')).toHaveTextContent(/^1$/));
    expect(page().queryByText(first.title)).not.toBeInTheDocument();
    expect(await valueOf('Total Prices')).toHaveTextContent(`$${second.price}`);
    // The keyboard continues from the page's beginning, not from nowhere.
    expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
    await user.click(await button(`Remove ${second.title}`));
    expect(await page().findByText('You dont have any Cart Items')).toBeVisible();
  });

  it('keeps the guide when removing fails, and shows a toast', async () => {
    const { user, store, container } = await openCart(first);
    await button(`Remove ${first.title}`);
    const path = removal(store);
    failNext('DELETE', path, 500);
    await user.click(await button(`Remove ${first.title}`));
    expect(await toast()).toHaveTextContent('The guide is still in your cart. test fault');
    expect(requestsTo('DELETE', path)).toHaveLength(1);
    expect(container).toHaveTextContent(first.title);
    await user.click(await button(`Remove ${first.title}`));
    expect(await page().findByText('You dont have any Cart Items')).toBeVisible();
  });

  it('shows no error when another tab has already removed the guide', async () => {
    const { user, store } = await openCart(first);
    await button(`Remove ${first.title}`);
    failNext('DELETE', removal(store), 404);
    const reads = requestsTo('GET', '/users/cart').length;
    await user.click(await button(`Remove ${first.title}`));
    await waitFor(() => expect(requestsTo('GET', '/users/cart')).toHaveLength(reads + 1));
    await expectNoToast();
  });

  // Shows.
  it('shows an error in its place when it cannot be read, without a toast, and can be tried again', async () => {
    const person = await shopper();
    await person.put(first.id);
    failNext('GET', '/users/cart', { status: 200, body: '<!doctype html>' });
    const { user } = renderPage('/user/cart', person.storage);
    expect(await page().findByText('Your cart could not be loaded.')).toBeVisible();
    await expectNoToast();
    await user.click(await button('Try again'));
    expect(await page().findByText(first.title)).toBeVisible();
  });

  it('redirects a visitor to the landing page', async () => {
    renderPage('/user/cart');
    expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
  });
});

describe("'Purchase Now'", () => {
  // Shows.
  it('leads to the payment page, and paying there leads to the success', async () => {
    const { user, left } = await openCart(first);
    await user.click(await button('Purchase Now'));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatch(/\/dev\/payment\/[\w-]{24}$/);
    expect(await button('Please Wait..')).toBeDisabled();
    expect(await payAt(left[0] ?? '')).toBe('/user/cart?status=success');
  });

  it('sends one call when it is pressed twice', async () => {
    const { user, left } = await openCart(first);
    await user.dblClick(await button('Purchase Now'));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(requestsTo(...checkout)).toHaveLength(1);
    const [request] = requestsTo(...checkout);
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  it.each(['http://evil.example/pay', 'javascript:alert(1)', '//evil.example', ''])(
    'never opens the address %p',
    async (url) => {
      const { user, left } = await openCart(first);
      failNext(...checkout, { status: 201, body: JSON.stringify({ payment_url: url }) });
      await user.click(await button('Purchase Now'));
      expect(await toast()).toHaveTextContent('The payment page could not be opened.');
      expect(left).toEqual([]);
      expect(await button('Purchase Now')).toBeEnabled();
    },
  );

  it.each([
    [500, 'test fault'],
    ['no connection' as const, 'The connection failed. Check your network and try again.'],
    [{ status: 429, body: '' }, 'Too many requests. Please wait a minute and try again.'],
    [{ status: 502, body: '{"message":"No answer from the bank."}' }, 'No answer from the bank.'],
  ])('shows one toast when it fails (%j), and the cart is kept', async (fault, reason) => {
    const { user, left } = await openCart(first);
    failNext(...checkout, fault);
    await user.click(await button('Purchase Now'));
    expect(await toast()).toHaveTextContent(`The payment page could not be opened. ${reason}`);
    expect(requestsTo(...checkout)).toHaveLength(1);
    expect(left).toEqual([]);
    expect(page().getByText(first.title)).toBeVisible();
  });

  it('shows that the cart was paid on another device, and leads to the library', async () => {
    const { user, buy, left } = await openCart(first, second);
    await button('Purchase Now');
    await buy();
    await user.click(await button('Purchase Now'));
    expect(await toast()).toHaveTextContent(/^There is nothing to pay: your cart is empty\./);
    expect(await page().findByText('You have already bought these guides')).toBeVisible();
    expect(page().getByText('They are paid for, and in your library.')).toBeVisible();
    expect(left).toEqual([]);
    await user.click(await page().findByRole('link', { name: 'Go to Library' }));
    expect(await screen.findByRole('heading', { name: 'Library', level: 1 })).toBeVisible();
  });

  it('shows that the cart was emptied on another device, and sells nothing', async () => {
    const { user, left } = await openCart(first);
    await button('Purchase Now');
    const message = 'There is nothing to pay: your cart is empty.';
    failNext(...checkout, { status: 400, body: JSON.stringify({ message }) });
    const empty = { data: [], price: '0.00', sub_total: '0.00' };
    failNext('GET', '/users/cart', { status: 200, body: JSON.stringify(empty) });
    await user.click(await button('Purchase Now'));
    expect(await toast()).toHaveTextContent(message);
    expect(await page().findByText('You dont have any Cart Items')).toBeVisible();
    expect(left).toEqual([]);
  });
});
