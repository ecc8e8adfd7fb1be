import { screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { api } from '../../../shared/api/api.ts';
import { guidesOf } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

let first: Guide;
let second: Guide;
/** Of both. */
let total: string;
beforeAll(async () => {
  const [one, two] = await guidesOf(2);
  if (!one || !two) throw new Error('two guides');
  [first, second] = [one, two];
  const cents = [one, two].map(({ price }) => Number(price.replace('.', '')));
  total = `$${(cents.reduce((sum, each) => sum + each) / 100).toFixed(2)}`;
});

const page = () => within(screen.getByRole('main'));
const button = (name: string) => page().findByRole('button', { name });

/** With the first guide in it. */
async function openCart() {
  const person = await shopper();
  await person.put(first.id);
  return { ...renderApp('/user/cart', person.storage), ...person };
}

describe('a cart that changed since it was shown', () => {
  it('is not paid for: its new content is shown, with a message', async () => {
    const { user, put, left } = await openCart();
    await button('Purchase Now');
    await put(second.id);
    await user.click(await button('Purchase Now'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your cart has changed.');
    expect(left).toEqual([]);
    expect(await page().findByText(second.title)).toBeVisible();
    expect(page().getByText(total)).toBeVisible();
    await user.click(await button('Purchase Now'));
    await waitFor(() => expect(left).toHaveLength(1));
  });

  it('is marked as out of date when it could not be read after an addition, and nothing else is paid for', async () => {
    const person = await shopper();
    await person.put(first.id);
    const { user, left } = renderApp(`/audio-guide/${second.id}`, person.storage);
    expect(await screen.findByRole('button', { name: 'Cart, 1 guide' })).toBeVisible();
    const [add] = await page().findAllByRole('button', { name: 'Add to Cart' });
    if (!add) throw new Error('a button');
    failNext('GET', '/users/cart', 500, 9);
    await user.click(add);
    expect(await page().findByText(/This cart may be out of date/)).toBeVisible();
    expect(page().queryByText(second.title)).not.toBeInTheDocument();
    await user.click(await button('Purchase Now'));
    expect(await page().findByText(second.title)).toBeVisible();
    expect(page().getByText(total)).toBeVisible();
    expect(left).toEqual([]);
    expect(page().queryByText(/This cart may be out of date/)).not.toBeInTheDocument();
  });

  it("is read again by 'Try again'", async () => {
    const { user, put, store } = await openCart();
    await button('Purchase Now');
    await put(second.id);
    failNext('GET', '/users/cart', { status: 200, body: '<!doctype html>' });
    store.dispatch(api.util.invalidateTags(['Cart']));
    expect(await page().findByText(/This cart may be out of date/)).toBeVisible();
    await user.click(await button('Try again'));
    expect(await page().findByText(second.title)).toBeVisible();
    expect(page().queryByText(/This cart may be out of date/)).not.toBeInTheDocument();
  });
});
