import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../../testing/screens/fill.ts';
import { customer } from '../../../../testing/server/customers.ts';
import { failNext } from '../../../../testing/server/failNext.ts';
import { openLogin } from '../../../../testing/screens/openLogin.ts';

const dialog = () => within(screen.getByRole('dialog'));

// Shows.
it('says in a toast what the server says when it sends no code, and when a code is wrong', async () => {
  const { email } = await customer();
  const { user } = await openLogin();
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await fill(user, dialog().getByLabelText('Email'), email);
  const sorry = '{"message":"Three codes an hour are all there are."}';
  failNext('POST', '/password/send-otp', { status: 400, body: sorry });
  await user.click(dialog().getByRole('button', { name: 'Sent otp' }));
  const refused = await screen.findByText('Three codes an hour are all there are.');
  expect(refused.closest('.Toastify__toast')).toHaveClass('Toastify__toast--error');
  expect(dialog().getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();

  await user.click(dialog().getByRole('button', { name: 'Sent otp' }));
  await screen.findByRole('heading', { name: 'Enter the code' });
  await user.click(dialog().getByLabelText('Digit 1 of 4'));
  await user.keyboard('0000');
  const wrong = '{"message":"This code is not the one."}';
  failNext('POST', '/password/verify-otp', { status: 400, body: wrong });
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  const toast = await screen.findByText('This code is not the one.');
  await waitFor(() =>
    expect(toast.closest('.Toastify__toast')).toHaveClass('Toastify__toast--error'),
  );
  expect(dialog().getByRole('heading', { name: 'Enter the code' })).toBeVisible();
});
