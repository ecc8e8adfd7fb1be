import { act, screen, waitFor, within } from '@testing-library/react';
import type { Guide } from '../../domain/model.ts';
import { expectNoToast } from '../../testing/screens/expectNoToast.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { shopper } from '../../testing/server/shopper.ts';

// Cards have their buttons when it is known what the customer has, which the header loads: the whole app.
let guides: [Guide, Guide, Guide];
beforeAll(async () => {
  const [one, two, three] = await guidesOf(3);
  if (!one || !two || !three) throw new Error('three guides');
  guides = [one, two, three];
});

const address = '/user/library';
const shelf = async (name: string) => within(await screen.findByRole('region', { name }));
const cardOf = ({ title }: Guide) => ({ name: `Get Access: ${title}` });

// Shows.
test('shows what was bought, which is not sold again, and what is wished for, the latest first', async () => {
  const person = await shopper();
  const [own, first, second] = guides;
  await person.buy(own.id);
  await person.wish(first.id);
  await person.wish(second.id);
  renderApp(address, person.storage);
  const bought = await shelf('Purchase list');
  expect(bought.getAllByRole('link', { name: /^Get Access/ })).toHaveLength(1);
  expect(bought.getByRole('link', cardOf(own))).toBeVisible();
  expect(bought.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  const links = (await shelf('Wish list')).getAllByRole('link', { name: /^Get Access/ });
  expect(links.map((each) => each.ariaLabel)).toEqual([second, first].map((g) => cardOf(g).name));
});

test('shows a guide that another device has added while the app was open here', async () => {
  const person = await shopper();
  const [, first, second] = guides;
  await person.wish(first.id);
  const { user } = renderApp('/user/updates', person.storage);
  await waitFor(() => expect(requestsTo('GET', '/users/wishlist')).toHaveLength(1));
  await person.wish(second.id);
  await user.click((await screen.findAllByRole('link', { name: 'Library' }))[0] ?? document.body);
  const wishes = await shelf('Wish list');
  expect(await wishes.findByRole('link', cardOf(second))).toBeVisible();
  const remove = { name: `Remove from Library: ${second.title}` };
  expect(await wishes.findByRole('button', remove)).toBeVisible();
});

describe('the wish list', () => {
  it('loses a guide at once; the keyboard continues from its name', async () => {
    const person = await shopper();
    await person.wish(guides[0].id);
    const { user } = renderApp(address, person.storage);
    const wishes = await shelf('Wish list');
    const name = `Remove from Library: ${guides[0].title}`;
    const remove = await wishes.findByRole('button', { name });
    act(() => remove.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your wish list is empty')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Wish list' })).toHaveFocus();
    expect(await screen.findByText('The guide was removed from your library.')).toBeVisible();
  });

  // Shows.
  it('takes it back when the removal fails, and says nothing', async () => {
    const person = await shopper();
    await person.wish(guides[0].id);
    const { user } = renderApp(address, person.storage);
    failNext('DELETE', `/users/wishlist/delete/${guides[0].id}`, 500);
    const name = `Remove from Library: ${guides[0].title}`;
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(requestsTo('GET', '/users/wishlist').length).toBeGreaterThan(1));
    expect(await screen.findByRole('button', { name })).toBeVisible();
    await expectNoToast();
  });
});
