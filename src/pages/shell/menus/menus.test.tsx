import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { Header } from '../header/Header.tsx';
import { AccountButton } from './AccountButton.tsx';

function History() {
  const navigate = useNavigate();
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button onClick={() => void navigate('/other')}>Other page</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const menus: [name: string, role: string, part: ReactNode][] = [
  ['Menu', 'dialog', <Header key="visitor" />],
  ['Explore', 'menu', <Header key="visitor" />],
  ['My Account', 'menu', <AccountButton key="customer" />],
];

const open = (part: ReactNode) =>
  renderPart(
    <>
      {part}
      <History />
    </>,
  );

test.each(menus)('going back closes %s', async (name, role, part) => {
  const { user } = open(part);
  await user.click(screen.getByRole('button', { name: 'Other page' }));
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole(role)).toBeVisible();
  // An open menu hides the rest of the page from roles.
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
});

test.each(menus)('a page that comes late leaves %s open', async (name, role, part) => {
  const { user } = open(part);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole(role)).toBeVisible();
  // As one that was requested before the menu was opened.
  fireEvent.click(screen.getByText('Other page'));
  await waitFor(() => expect(screen.getByText('/other')).toBeInTheDocument());
  expect(screen.getByRole(role)).toBeVisible();
  // An open menu hides the rest of the page from roles.
  const button = { name, expanded: true, hidden: true };
  expect(screen.getByRole('button', button)).toBeInTheDocument();
});
