import { act, screen, waitFor, within } from '@testing-library/react';
import { truncate } from '../../../domain/text/text.ts';
import { categories } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { fill } from '../../../testing/screens/fill.ts';
import { shopper } from '../../../testing/server/shopper.ts';

const bar = () => within(screen.getByRole('banner'));
const hrefOf = (name: string) => bar().getByRole('link', { name }).getAttribute('href');

const realScrollY = Object.getOwnPropertyDescriptor(window, 'scrollY');
afterEach(() => {
  if (realScrollY) Object.defineProperty(window, 'scrollY', realScrollY);
});

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

// Shows.
test("the visitor's header", async () => {
  const { user } = renderApp('/nowhere');
  await screen.findByText('This page does not exist.');
  expect(hrefOf('Cicerone, home')).toBe('/');
  expect(hrefOf('For Business')).toBe('/business-plan');
  expect(hrefOf('Try Subscriptions')).toBe('/subscribe');
  await user.click(bar().getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
});

const categoryLinks = async () =>
  (await categories())
    .filter(({ id }) => id !== 1)
    .map(({ id, name }) => [truncate(name, 20), `/audio-guide-by-category/${id}`]);

test("'Explore' in either header leads to the lists of the world and to each category", async () => {
  const named = await categoryLinks();
  const { storage } = await shopper();
  for (const kept of [undefined, storage]) {
    const { unmount, user } = renderApp('/nowhere', kept);
    await user.click(await bar().findByRole('button', { name: 'Explore' }));
    const menu = within(await screen.findByRole('menu'));
    // The footer's navigation of this name is hidden by now.
    expect(screen.getByRole('navigation', { name: 'Explore' })).toBeVisible();
    await menu.findByText(named[0]?.[0] ?? 'a category');
    const items = menu.getAllByRole('menuitem');
    expect(menu.getByTitle('Pittura e Rinascimento')).toBeVisible();
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['All guides', '/audio-guide-by-category/1'],
      ['Artists & Makers', '/person'],
      ['Objects', '/objects'],
      ['Places', '/locations'],
      ...named,
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'Artists & Makers', level: 1 }),
    ).toBeVisible();
    unmount();
  }
});

// Shows.
test("the visitor's sheet holds Login, About, FAQ, the badges and 'Explore Now'", async () => {
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const named = await categoryLinks();
  await user.click(await sheet.findByText('Categories'));
  const hrefs = sheet
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['About', '/#about'],
    ['FAQ', '/#faq'],
    ['For Business', '/business-plan'],
    ['Try Subscriptions', '/subscribe'],
    ['All guides', '/audio-guide-by-category/1'],
    ['Artists & Makers', '/person'],
    ['Objects', '/objects'],
    ['Places', '/locations'],
    ...named,
    ['App Store', '/'],
    ['Google Play', '/'],
    ['Italiano', '/it/nowhere'],
    ['Explore Now', '/'],
  ]);
  expect(sheet.getByTitle('Pittura e Rinascimento')).toBeVisible();
  expect(sheet.getByText('Download Mobile App')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
});

test("the logo keeps the keyboard's focus while a sign-in in another tab changes the header", async () => {
  const { storage } = renderApp('/nowhere');
  await screen.findByText('This page does not exist.');
  const { values } = (await shopper()).storage;
  const logo = bar().getByRole('link', { name: 'Cicerone, home' });
  act(() => logo.focus());
  storage.changeElsewhere(Object.fromEntries(values));
  expect(await screen.findByRole('button', { name: 'My Account' })).toBeVisible();
  expect(logo).toHaveFocus();
  expect(logo).toHaveAttribute('href', '/user');
});

describe('for a customer', () => {
  // Shows.
  test('the header and its menu lead everywhere; Logout leads out', async () => {
    const { user } = renderApp('/nowhere', (await shopper()).storage);
    await user.click(await screen.findByRole('button', { name: 'My Account' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Profile', '/user/profile?Tab=profile'],
      ['Cart', '/user/cart'],
      ['Library', '/user/library'],
      ['Updates', '/user/update'],
      ['Billing', '/user/profile?Tab=Billing'],
      ['Subscription', '/user/profile?Tab=Subscriptions'],
      ['Report a problem', null],
      ['Logout', null],
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(hrefOf('Cicerone, home')).toBe('/user');
    expect(hrefOf('Library')).toBe('/user/library');
    expect(hrefOf('Update')).toBe('/user/update');
    expect(bar().getByRole('button', { name: 'Search' })).toBeVisible();
    expect(bar().getByRole('button', { name: 'Cart' })).toBeVisible();
    failNext('GET', '/users/signout', 500);
    await user.click(bar().getByRole('button', { name: 'My Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
    expect(await bar().findByRole('button', { name: 'Login' })).toBeVisible();
  });

  // Shows.
  test('the offer of a single guide has the simple header', async () => {
    renderApp('/subscribe/1', (await shopper()).storage);
    await waitFor(() => expect(hrefOf('Cicerone, home')).toBe('/user'));
    expect(hrefOf('Subscriptions')).toBe('/subscribe');
    expect(bar().queryByRole('button', { name: 'My Account' })).not.toBeInTheDocument();
  });
});

// Shows.
test('from 50 px the header is compact; from 250 px there is a way back to the top', async () => {
  const { user } = renderApp('/nowhere');
  await screen.findByText('This page does not exist.');
  const stage = () => screen.getByRole('banner').dataset.stage;
  const seen = [];
  for (const y of [0, 49, 50, 249, 250, 249, 49]) {
    scrollTo(y);
    seen.push(stage());
  }
  expect(seen).toEqual(['top', 'top', 'compact', 'compact', 'far', 'compact', 'top']);
  scrollTo(300);
  const scrolled = jest.spyOn(window, 'scrollTo');
  await user.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  expect(screen.getByRole('main')).toHaveFocus();
});

const said = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map((each) => each.textContent).join('');

test('another page is announced by its title, and the keyboard begins at its content', async () => {
  const { user } = renderApp('/person?q=masaccio');
  const card = (await screen.findByRole('heading', { name: 'Masaccio' })).closest('a');
  expect(said()).not.toMatch('Artists');
  if (card) await user.click(card);
  await screen.findByRole('heading', { name: 'Masaccio', level: 1 });
  await waitFor(() => expect(said()).toMatch('Masaccio'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a title that changes while the user types is not announced', async () => {
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await fill(user, await screen.findByRole('combobox'), 'masaccio');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said()).toMatch(/masaccio/));
  await user.type(await screen.findByRole('searchbox'), ' x');
  await waitFor(() => expect(document.title).toMatch(/masaccio x/));
  expect(await screen.findByText(/masaccio x/, { selector: '[role="status"]' })).toBeVisible();
  expect(said()).not.toMatch(/masaccio x/);
});
