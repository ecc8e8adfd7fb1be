import { screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

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

function Page() {
  useScrollToTop();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/persons?q=x">This page</Link>
      <Link to="/persons?q=y" replace>
        A filter
      </Link>
      <Link to="/persons?q=x#part">A section</Link>
      {/* As the full-screen player does. */}
      <button onClick={() => void navigate('/persons?q=x')}>An entry of its own</button>
    </>
  );
}

test.each([
  ['This page', [[0, 0]]],
  ['A filter', []],
  ['A section', []],
  ['An entry of its own', []],
])('%s, pressed on its own page, scrolls to %j', async (text, calls) => {
  const { user } = renderPart(<Page />, '/persons?q=x');
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  await user.click(screen.getByText(text));
  expect(scrolled.mock.calls).toEqual(calls);
});
