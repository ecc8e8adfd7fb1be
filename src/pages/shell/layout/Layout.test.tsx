import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { Layout } from './Layout.tsx';

/** React reports each caught error on the console: expected here. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

function Page() {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('A field was missing');
  return <p>The landing page</p>;
}

test('a page that cannot be shown leaves the rest standing, and does not hold back the next page', async () => {
  const { user } = renderPart(
    <Layout>
      <Page />
    </Layout>,
    '/broken',
  );
  expect(screen.getByText('This part of the page could not be shown.')).toBeVisible();
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

// Shows.
test("the footer's placeholders all lead home, and the company is named", () => {
  renderPart(
    <Layout>
      <Page />
    </Layout>,
  );
  for (const name of [
    'The Update',
    'FAQ',
    'Subscribe',
    'Press & Media Kit',
    'Contacts',
    'Privacy Policy',
    'Terms and Conditions',
    'Cookie Policy',
    'Privacy Preferences',
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  }
  expect(screen.getByText('Download Mobile App')).toBeVisible();
  expect(screen.getByText(/Florence, Italy/)).toBeVisible();
});
