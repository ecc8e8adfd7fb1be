import { screen, within } from '@testing-library/react';
import { fill } from '../../../testing/screens/fill.ts';
import { stranger } from '../../../testing/server/customers.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { openLogin } from '../../../testing/screens/openLogin.ts';

const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { name });

async function signUp({ user }: Awaited<ReturnType<typeof openLogin>>) {
  const { name, email, password } = stranger();
  await user.click(dialog().getByRole('button', { name: 'Sign up' }));
  await fill(user, await dialog().findByLabelText('Full name'), name);
  await fill(user, dialog().getByLabelText('Email'), email);
  await fill(user, dialog().getByLabelText('Password'), password);
  await user.click(dialog().getByRole('button', { name: 'Create an account' }));
}

// contract/auth.ts, `sent_link`: after too many wrong codes a mail has a link in place of a code.
it.each([201, 400])(
  'a sign-up answered %d with a link asks to open the mail, not for a code',
  async (status) => {
    const app = await openLogin();
    const body = { otp_email: 'anna@cicerone.example', message: 'Sent.', sent_link: true };
    failNext('POST', '/users/signup', { status, body: JSON.stringify(body) });
    await signUp(app);
    expect(await heading('Check your mailbox')).toBeVisible();
    expect(dialog().queryByLabelText('Digit 1 of 4')).not.toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Change Email Accout?' })).toBeVisible();
    // The next mail has a code again.
    await app.user.click(dialog().getByRole('button', { name: 'resend otp?' }));
    expect(await heading('Enter the code')).toBeVisible();
  },
);

it('a forgotten password answered with a link asks to open the mail', async () => {
  const { user } = await openLogin();
  await user.click(dialog().getByRole('button', { name: 'Forgot your password?' }));
  await fill(user, await dialog().findByLabelText('Email'), 'anna@cicerone.example');
  const body = { token: 'named', message: 'Sent.', sent_link: true };
  failNext('POST', '/password/send-otp', { status: 200, body: JSON.stringify(body) });
  await user.click(dialog().getByRole('button', { name: 'Sent otp' }));
  expect(await heading('Check your mailbox')).toBeVisible();
  expect(dialog().queryByLabelText('Digit 1 of 4')).not.toBeInTheDocument();
});
