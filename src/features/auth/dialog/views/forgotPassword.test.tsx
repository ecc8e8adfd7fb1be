import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../../testing/screens/fill.ts';
import { codeFor, customer } from '../../../../testing/server/customers.ts';
import { failNext } from '../../../../testing/server/failNext.ts';
import { openLogin } from '../../../../testing/screens/openLogin.ts';

const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('a forgotten password', () => {
  // Shows.
  it('is replaced by way of the code, and only the new one opens', async () => {
    const person = await customer();
    const app = await openLogin();
    await app.user.click(dialog().getByRole('button', { name: 'Forgot your password?' }));
    await heading('Forgot your password?');
    await fill(app.user, dialog().getByLabelText('Email'), person.email);
    await app.user.click(dialog().getByRole('button', { name: 'Sent otp' }));
    await heading('Enter the code');
    await waitFor(() => expect(app.storage.values.has('otp-token')).toBe(true));

    await app.user.click(dialog().getByLabelText('Digit 1 of 4'));
    await app.user.keyboard(await codeFor(person.email));
    await app.user.keyboard('{Enter}');
    await heading('Create a new password');
    await waitFor(() => expect([...app.storage.values.keys()]).toEqual(['password-token']));

    const fresh = 'un’altra parola segreta';
    await fill(app.user, dialog().getByLabelText('New Password'), fresh);
    await fill(app.user, dialog().getByLabelText('Retype Password'), 'something else');
    await app.user.click(dialog().getByRole('button', { name: 'Create' }));
    expect(await dialog().findByText('The passwords do not match')).toBeVisible();
    await app.user.clear(dialog().getByLabelText('Retype Password'));
    await fill(app.user, dialog().getByLabelText('Retype Password'), fresh);
    await app.user.click(dialog().getByRole('button', { name: 'Create' }));
    await heading('Login');
    await waitFor(() => expect(app.storage.values.size).toBe(0));
    expect(dialog().getByText('Your new password is saved. Sign in with it.')).toBeVisible();
    expect(dialog().getByLabelText('Email')).toHaveValue(person.email);
    const password = dialog().getByLabelText('Password');
    expect(password).toHaveFocus();
    await fill(app.user, password, fresh);
    await app.user.click(dialog().getByRole('button', { name: 'Login' }));
    expect(await heading('Suggested for you')).toBeVisible();
  });
});

it('keeps the way to the last code when no further one is sent', async () => {
  const { email } = await customer();
  const app = await openLogin();
  const ask = async () => {
    await app.user.click(dialog().getByRole('button', { name: 'Forgot your password?' }));
    await heading('Forgot your password?');
    await fill(app.user, dialog().getByLabelText('Email'), email);
    await app.user.click(dialog().getByRole('button', { name: 'Sent otp' }));
  };
  await ask();
  await heading('Enter the code');
  await app.user.click(dialog().getByRole('button', { name: 'Back to login' }));
  await heading('Login');
  failNext('POST', '/password/send-otp', { status: 400, body: '{"message":"Too many codes"}' });
  await ask();
  expect(await screen.findByText('Too many codes')).toBeVisible();
  await app.user.click(dialog().getByRole('button', { name: 'I have a code already' }));
  await heading('Enter the code');
  await app.user.click(dialog().getByLabelText('Digit 1 of 4'));
  await app.user.keyboard(`${await codeFor(email)}{Enter}`);
  await heading('Create a new password');
});
