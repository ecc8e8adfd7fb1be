import { screen, waitFor, within } from '@testing-library/react';
import { roundTrip } from '../../../testing/roundTrip.ts';
import { fill } from '../../../testing/screens/fill.ts';
import { codeFor, customer, stranger } from '../../../testing/server/customers.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';

type App = ReturnType<typeof renderApp>;

const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async ({ user }: App, name: string) =>
  user.click(dialog().getByRole('button', { name }));

/** On a page that loads nothing else by default. */
async function openLogin(app = renderApp('/nowhere')) {
  await app.user.click(await screen.findByRole('button', { name: 'Login' }));
  await heading('Login');
  return app;
}

async function openSignUp(app?: App) {
  const opened = await openLogin(app);
  await press(opened, 'Sign up');
  await heading('Create your account');
  return opened;
}

async function awaitCode(person = stranger()) {
  const app = await openSignUp();
  await fill(app.user, dialog().getByLabelText('Full name'), person.name);
  await fill(app.user, dialog().getByLabelText('Email'), person.email);
  await fill(app.user, dialog().getByLabelText('Password'), person.password);
  await press(app, 'Create an account');
  await heading('Enter the code');
  return { app, person };
}

const typeCode = async ({ user }: App, code: string) => {
  await user.click(dialog().getByLabelText('Digit 1 of 4'));
  await user.keyboard(code);
};

it('clears the values of a sign-up when it closes, so that the next person sees none of them', async () => {
  const { app } = await awaitCode();
  await press(app, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  await heading('Enter the code');
  await press(app, 'resend otp?');
  expect(await screen.findByText(/sign up again with the same email/)).toBeVisible();
  await press(app, 'Change Email Accout?');
  await heading('Create your account');
  for (const label of ['Full name', 'Email', 'Password']) {
    expect(dialog().getByLabelText(label)).toHaveValue('');
  }
});

it('asks for a new code of an address that the server writes otherwise', async () => {
  const person = stranger();
  const { app } = await awaitCode({ ...person, email: person.email.toUpperCase() });
  expect(dialog().getByText(new RegExp(person.email))).toBeVisible();
  await press(app, 'resend otp?');
  expect(await screen.findByText(/We have sent a new code/)).toBeVisible();
  expect(requestsTo('POST', '/users/signup')).toHaveLength(2);
  await typeCode(app, await codeFor(person.email));
  await press(app, 'Send');
  await heading('Login');
});

it('keeps a code that could not be sent, and sends it again', async () => {
  const { app, person } = await awaitCode();
  await typeCode(app, await codeFor(person.email));
  failNext('POST', '/users/signup-otp-verify', 'no connection');
  await press(app, 'Send');
  expect(await screen.findByText(/The connection failed/)).toBeVisible();
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Send' })).toBeEnabled());
  await press(app, 'Send');
  await heading('Login');
});

// Shows.
it('sends no code that is not whole, and goes to the first digit that is missing', async () => {
  const { app } = await awaitCode();
  await typeCode(app, '12');
  await press(app, 'Send');
  expect(await dialog().findByRole('alert')).toHaveTextContent('The code has four digits');
  await waitFor(() => expect(dialog().getByLabelText('Digit 3 of 4')).toHaveFocus());
  expect(dialog().getByRole('group', { name: 'Code' })).toHaveAccessibleDescription(
    'The code has four digits',
  );
  expect(requestsTo('POST', '/users/signup-otp-verify')).toHaveLength(0);
});

it('shows no error for a field that is only left', async () => {
  const { user } = await openLogin();
  await user.click(dialog().getByLabelText('Email'));
  await user.click(dialog().getByLabelText('Password'));
  await user.tab();
  expect(dialog().queryByText(/is required/)).not.toBeInTheDocument();
});

it('goes to the first field that is wrong, and takes the error away as it is mended', async () => {
  const app = await openLogin();
  await fill(app.user, dialog().getByLabelText('Email'), 'no-address');
  await press(app, 'Login');
  expect(await dialog().findByText('This is not an email address')).toBeVisible();
  await waitFor(() => expect(dialog().getByLabelText('Email')).toHaveFocus());
  await fill(app.user, dialog().getByLabelText('Email'), '@cicerone.example');
  await waitFor(() =>
    expect(dialog().queryByText('This is not an email address')).not.toBeInTheDocument(),
  );
  expect(dialog().getByText('Password is required')).toBeVisible();
});

it('keeps the keyboard where it was when a sign-in is refused', async () => {
  const { email } = await customer();
  const { user } = await openLogin();
  await fill(user, dialog().getByLabelText('Email'), email);
  await fill(user, dialog().getByLabelText('Password'), 'wrong');
  // Past 'Show the password' and 'Forgot your password?'.
  for (let stops = 0; stops < 3; stops += 1) await user.tab();
  expect(dialog().getByRole('button', { name: 'Login' })).toHaveFocus();
  await user.keyboard(' ');
  expect(await screen.findByText(/is wrong/)).toBeVisible();
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Login' })).toHaveFocus());
});

// Shows.
it('stops silently when a new password is refused without a word on its fields', async () => {
  const { email } = await customer();
  const app = await openLogin();
  await press(app, 'Forgot your password?');
  await fill(app.user, dialog().getByLabelText('Email'), email);
  await press(app, 'Sent otp');
  await heading('Enter the code');
  await typeCode(app, await codeFor(email));
  await press(app, 'Send');
  await heading('Create a new password');
  await fill(app.user, dialog().getByLabelText('New Password'), 'short');
  await fill(app.user, dialog().getByLabelText('Retype Password'), 'short');
  await press(app, 'Create');
  await waitFor(() => expect(dialog().getByLabelText('New Password')).toBeInvalid());
  failNext('POST', '/password/new', { status: 400, body: '{"message":"too late"}' });
  await press(app, 'Create');
  await waitFor(() => expect(requestsTo('POST', '/password/new')).toHaveLength(2));
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Create' })).toBeEnabled());
  // The toasts of the steps before are there: this one would be, too.
  await roundTrip();
  expect(screen.queryByText('too late')).not.toBeInTheDocument();
  expect(dialog().getByRole('heading', { name: 'Create a new password' })).toBeVisible();

  failNext('POST', '/password/new', 'no answer');
  await press(app, 'Create');
  expect(await dialog().findByRole('button', { name: 'Saving..' })).toBeDisabled();
});
