import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';

function Page() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
      <RouterLink to={{ pathname: '/guide', search: '?t=1' }} state={{ from: 'list' }}>
        Guide
      </RouterLink>
      <RouterLink to="/replaced" replace>
        Replace
      </RouterLink>
      <RouterLink to="/stopped" onClick={(click) => click.preventDefault()}>
        Stop
      </RouterLink>
    </>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}
const place = () => screen.getByRole('status').textContent;

test('a link names its address, and opens it in the app with its state', async () => {
  const { user } = open();
  const link = screen.getByRole('link', { name: 'Guide' });
  expect(link).toHaveAttribute('href', '/guide?t=1');
  await user.click(link);
  expect(place()).toBe('/guide?t=1 {"from":"list"}');
});

test('a link may replace the current entry', async () => {
  const { router, user } = open();
  await user.click(screen.getByRole('link', { name: 'Replace' }));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(place()).toMatch(/^\/replaced/);
});

test('a link leaves a click to its handler, and one for a new tab to the browser', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Stop' }));
  expect(place()).toMatch(/^\/ /);
  const isLeft = fireEvent.click(screen.getByRole('link', { name: 'Guide' }), { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(place()).toMatch(/^\/ /);
});
