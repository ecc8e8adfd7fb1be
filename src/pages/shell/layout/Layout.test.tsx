import { format } from 'node:util';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { Layout } from './Layout.tsx';

afterEach(() => void jest.restoreAllMocks());

function Page() {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('A field was missing');
  return <p>The landing page</p>;
}

test('a page that cannot be shown leaves the rest standing, and does not hold back the next page', async () => {
  const reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderPart(
    <Layout>
      <Page />
    </Layout>,
    '/broken',
  );
  expect(screen.getByText('This part of the page could not be shown.')).toBeVisible();
  // React writes each caught error to the console.
  expect(reports.mock.calls.map((parts) => format(...parts))).toEqual([
    expect.stringContaining('A field was missing'),
  ]);
  expect(screen.getByRole('contentinfo')).toBeVisible();
  const [logo] = screen.getAllByRole('link', { name: 'Cicerone, home' });
  if (!logo) throw new Error('a logo');
  await user.click(logo);
  expect(screen.getByText('The landing page')).toBeVisible();
});

test('the first stop of the keyboard skips to the content', async () => {
  const { user } = renderPart(
    <Layout>
      <Page />
    </Layout>,
  );
  await user.tab();
  expect(document.activeElement).toHaveTextContent('Skip to content');
  expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});
