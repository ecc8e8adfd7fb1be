import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/screens/renderPage.tsx';

test('an unknown address shows a message and leads home', async () => {
  const { user } = renderPage('/no/such/page');
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
  expect(document.title).toBe('Page not found · Cicerone');
  const ways = within(screen.getByRole('navigation', { name: 'Where to go next' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/audio-guide-by-category/1',
    '/person',
    '/objects',
    '/locations',
  ]);
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
});
