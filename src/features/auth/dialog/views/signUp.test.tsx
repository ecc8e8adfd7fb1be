import { act, screen, waitFor, within } from '@testing-library/react';
import {
  codeFor,
  customer,
  mailsTo,
  stranger,
  unverified,
  type Person,
} from '../../../../testing/server/customers.ts';
import { fill } from '../../../../testing/screens/fill.ts';
import { failNext } from '../../../../testing/server/failNext.ts';
import { openLogin } from '../../../../testing/screens/openLogin.ts';
import { dialogEvents } from '../dialogSlice.ts';

type App = Awaited<ReturnType<typeof openLogin>>;

const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { name });

async function openSignUp() {
  const app = await openLogin();
  await app.user.click(dialog().getByRole('button', { name: 'Sign up' }));
  await heading('Create your account');
  return app;
}

async function fillSignUp({ user }: App, { name, email, password }: Person) {
  await fill(user, dialog().getByLabelText('Full name'), name);
  await fill(user, dialog().getByLabelText('Email'), email);
  await fill(user, dialog().getByLabelText('Password'), password);
  await user.click(dialog().getByRole('button', { name: 'Create an account' }));
}

async function enterCode({ user }: App, code: string) {
  await user.click(dialog().getByLabelText('Digit 1 of 4'));
  await user.paste(code);
  await user.click(dialog().getByRole('button', { name: 'Send' }));
}

test('the terms and the privacy policy are a press away from the form', async () => {
  await openSignUp();
  const terms = dialog().getByRole('link', { name: 'Terms and conditions' });
  expect(terms).toHaveAttribute('href', '/legal/terms');
  expect(dialog().getByRole('link', { name: 'Privacy policy' })).toBeVisible();
});

const notTheCode = (code: string) => String((Number(code) + 1) % 10000).padStart(4, '0');

// Shows.
it('leads a stranger from sign-up over the code to their home', async () => {
  const person = stranger();
  const app = await openSignUp();
  await fillSignUp(app, person);
  await heading('Enter the code');
  expect(dialog().getByText(new RegExp(person.email))).toBeVisible();
  await waitFor(() => expect(app.storage.values.get('otp_email')).toBe(person.email));

  await enterCode(app, await codeFor(person.email));
  await heading('Login');
  await waitFor(() => expect(app.storage.values.has('otp_email')).toBe(false));

  expect(dialog().getByText('Your email is confirmed. You can sign in now.')).toBeVisible();
  expect(dialog().getByLabelText('Email')).toHaveValue(person.email);
  await fill(app.user, dialog().getByLabelText('Password'), person.password);
  await app.user.click(dialog().getByRole('button', { name: 'Login' }));
  expect(await heading('Suggested for you')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(app.storage.values.get('auth')).toBe('true'));
  expect(app.storage.values.get('token')).toBe(app.store.getState().session.token);
});

it('removes the toast of a wrong code when the right one is entered', async () => {
  const person = stranger();
  const app = await openSignUp();
  await fillSignUp(app, person);
  await heading('Enter the code');
  const code = await codeFor(person.email);
  await enterCode(app, notTheCode(code));
  const refused = await screen.findByText(/code is wrong/);
  const shown = () => refused.closest('[data-in="true"]');
  expect(shown()).toBeInTheDocument();
  await enterCode(app, code);
  await heading('Login');
  await waitFor(() => expect(shown()).not.toBeInTheDocument());
});

// Shows.
it('sends a known address to sign in', async () => {
  const person = await customer();
  const app = await openSignUp();
  await fillSignUp(app, person);
  await heading('Login');
  expect(await screen.findByText(/has an account already/)).toBeVisible();
});

// Shows.
it('sends an address that was never verified to its code, which is sent again', async () => {
  const person = await unverified();
  const app = await openSignUp();
  await fillSignUp(app, person);
  await heading('Enter the code');
  expect(await screen.findByText(/not verified yet/)).toBeVisible();
  await enterCode(app, await codeFor(person.email));
  await heading('Login');
});

// Shows.
it('says that a code is wrong, empties it, and takes the right one after', async () => {
  const person = stranger();
  const app = await openSignUp();
  await fillSignUp(app, person);
  await heading('Enter the code');
  const code = await codeFor(person.email);
  await enterCode(app, notTheCode(code));
  await waitFor(() => expect(dialog().getByLabelText('Digit 1 of 4')).toHaveValue(''));
  expect(dialog().getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  expect(await screen.findByText(/wrong or has expired/)).toBeVisible();
  expect(dialog().getByLabelText('Digit 1 of 4')).toHaveFocus();
  await enterCode(app, code);
  await heading('Login');
});

// Shows.
it('sends a new code on request', async () => {
  const person = stranger();
  const app = await openSignUp();
  await fillSignUp(app, person);
  await heading('Enter the code');
  await app.user.click(dialog().getByRole('button', { name: 'resend otp?' }));
  expect(await screen.findByText(/not verified yet/)).toBeVisible();
  expect(await mailsTo(person.email)).toHaveLength(2);
  await enterCode(app, await codeFor(person.email));
  await heading('Login');
});

// Shows.
it("goes back to the form by 'Change Email Accout?' with what was typed, and signs up another address", async () => {
  const person = stranger();
  const app = await openSignUp();
  await fillSignUp(app, person);
  await heading('Enter the code');
  await app.user.click(dialog().getByRole('button', { name: 'Change Email Accout?' }));
  await heading('Create your account');
  expect(dialog().getByLabelText('Full name')).toHaveValue(person.name);
  const { email } = stranger();
  await app.user.clear(dialog().getByLabelText('Email'));
  await fill(app.user, dialog().getByLabelText('Email'), email);
  await app.user.click(dialog().getByRole('button', { name: 'Create an account' }));
  await heading('Enter the code');
  expect(dialog().getByText(new RegExp(email))).toBeVisible();
  await waitFor(() => expect(app.storage.values.get('otp_email')).toBe(email));
  await enterCode(app, await codeFor(email));
  await heading('Login');
});

it('leads to the code by every 400, whatever else it says', async () => {
  const app = await openSignUp();
  const errors = { password: ['Too short'] };
  failNext('POST', '/users/signup', {
    status: 400,
    body: JSON.stringify({ message: 'A code is on its way', errors }),
  });
  await fillSignUp(app, stranger());
  await heading('Enter the code');
  expect(await screen.findByText('A code is on its way')).toBeVisible();
});

it('opens again at the code that was not entered yet', async () => {
  const person = stranger();
  const app = await openSignUp();
  await fillSignUp(app, person);
  await heading('Enter the code');
  await app.user.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => void app.store.dispatch(dialogEvents.signInRequested()));
  await heading('Enter the code');
  await enterCode(app, await codeFor(person.email));
  await heading('Login');
});

it('shows what the server says of a field under the field', async () => {
  const app = await openSignUp();
  // Before it is refused, too.
  expect(dialog().getByLabelText('Password')).toHaveAccessibleDescription(/At least 8 characters/);
  await fillSignUp(app, { ...stranger(), password: 'short' });
  await waitFor(() => expect(dialog().getByLabelText('Password')).toBeInvalid());
  expect(dialog().getByText(/needs at least 8 characters/)).toHaveAttribute('aria-live', 'polite');
  expect(dialog().getByLabelText('Password')).toHaveAccessibleDescription(/needs at least 8/);
});

// Shows.
it('asks for every field, and for an address that is one', async () => {
  const app = await openSignUp();
  await fill(app.user, dialog().getByLabelText('Email'), 'no-address');
  await app.user.click(dialog().getByRole('button', { name: 'Create an account' }));
  expect(await dialog().findByText('Full name is required')).toBeVisible();
  expect(dialog().getByText('This is not an email address')).toBeVisible();
  expect(dialog().getByText('Password is required')).toBeVisible();
});

it('says that there is no connection and lets the form be sent again', async () => {
  const person = stranger();
  const app = await openSignUp();
  failNext('POST', '/users/signup', 'no connection');
  await fillSignUp(app, person);
  expect(await screen.findByText(/The connection failed/)).toBeVisible();
  await app.user.click(dialog().getByRole('button', { name: 'Create an account' }));
  await heading('Enter the code');
});
