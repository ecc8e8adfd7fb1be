import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { Header } from '../header/Header.tsx';
import { AccountButton } from './AccountButton.tsx';

function History() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/other')}>Other page</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

test.each([
  ['Menu', 'dialog', <Header key="visitor" />],
  ['Explore', 'menu', <Header key="visitor" />],
  ['My Account', 'menu', <AccountButton key="customer" />],
])('going back closes %s', async (name, role, part) => {
  const { user } = renderPart(
    <>
      {part}
      <History />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Other page' }));
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole(role)).toBeVisible();
  // An open menu hides the rest of the page from roles.
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
});
