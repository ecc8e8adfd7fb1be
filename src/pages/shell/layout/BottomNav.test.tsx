import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

const { matchMedia } = window;
beforeEach(() => {
  // A window below the theme's 'md'.
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('max-width: 899.95px') });
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

const nav = () => screen.findByRole('navigation', { name: 'Places' });

test('a customer with a narrow window has four places at its foot', async () => {
  const { storage } = await shopper();
  renderApp('/user/library', storage);
  const places = within(await nav());
  const hrefs = places
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Home', '/user'],
    ['Search', '/search'],
    ['Library', '/user/library'],
    ['Account', '/user/profile'],
  ]);
  expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Library');
});

test('a visitor has none', async () => {
  renderApp('/nowhere');
  await screen.findByText('This page does not exist.');
  expect(screen.queryByRole('navigation', { name: 'Places' })).not.toBeInTheDocument();
});
