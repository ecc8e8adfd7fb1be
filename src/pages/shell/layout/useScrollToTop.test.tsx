import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/screens/renderApp.tsx';

const realScrollTo = window.scrollTo;
afterEach(() => void (window.scrollTo = realScrollTo));

test('another page begins at its top; a search in the same page moves nothing', async () => {
  const { user } = renderApp('/person?q=masaccio');
  const card = (await screen.findByRole('heading', { name: 'Masaccio' })).closest('a');
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), ' ');
  expect(scrolled).not.toHaveBeenCalled();
  if (card) await user.click(card);
  await screen.findByRole('heading', { name: 'Masaccio', level: 1 });
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});
