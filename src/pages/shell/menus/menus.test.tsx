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
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole(role)).toBeVisible();
  // What a browser says of it; a router in memory does not.
  fireEvent.popState(window);
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
});

test.each(menus)('a page that comes late leaves %s open', async (name, role, part) => {
  const { user } = open(part);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole(role)).toBeVisible();
  // As pages that were requested before the menu was opened. An open menu hides the rest of the page from roles.
  for (const [press, address] of [
    ['Other page', '/other'],
    ['Back', '/'],
  ] as const) {
    fireEvent.click(screen.getByText(press));
    await waitFor(() => expect(screen.getByText(address)).toBeInTheDocument());
    expect(screen.getByRole(role)).toBeVisible();
  }
  expect(screen.getByRole('button', { name, expanded: true, hidden: true })).toBeInTheDocument();
});
