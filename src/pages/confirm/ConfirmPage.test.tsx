import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../testing/screens/fill.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { resetByLink, signedUpByLink } from '../../testing/server/mailedLinks.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';

const heading = (name: string) => screen.findByRole('heading', { name });
const dialog = () => within(screen.getByRole('dialog'));

// Its visitors have a mail with a link in place of a code.
it('confirms a sign-up by its button only, and the login follows', async () => {
  const { person, address } = await signedUpByLink();
  const { user } = renderPage(address);
  await heading('Confirm your email');
  expect(requestsTo('POST', '/users/signup-link')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await heading('Login');
  expect(await screen.findByText('Your account is verified. You can sign in now.')).toBeVisible();
  await user.clear(dialog().getByLabelText('Email'));
  await fill(user, dialog().getByLabelText('Email'), person.email);
  await fill(user, dialog().getByLabelText('Password'), person.password);
  await user.click(dialog().getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('leads from a forgotten password to a new one, and a second time says that the link was used', async () => {
  const { address } = await resetByLink();
  const first = renderPage(address);
  await first.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await heading('Create a new password');
  await fill(first.user, dialog().getByLabelText('New Password'), 'una parola nuova');
  await fill(first.user, dialog().getByLabelText('Retype Password'), 'una parola nuova');
  await first.user.click(dialog().getByRole('button', { name: 'Create' }));
  await heading('Login');
  first.unmount();

  const second = renderPage(address);
  await second.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await heading('This link was used already or has expired')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Go to the login' }));
  expect(await heading('Login')).toBeVisible();
});

it('keeps the link when the server does not answer', async () => {
  const { user } = renderPage(`/confirm#sign-up=${'x'.repeat(43)}`);
  failNext('POST', '/users/signup-link', 'no connection');
  const button = await screen.findByRole('button', { name: 'Confirm' });
  await user.click(button);
  expect(await screen.findByText(/^The connection failed\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
});

it.each([
  '/confirm',
  '/confirm#',
  '/confirm#sign-up=',
  '/confirm#other=abc',
  '/confirm#sign-up=a b',
])('%s is no complete link, and says where to ask for one', async (address) => {
  renderPage(address);
  expect(await heading('This link is incomplete')).toBeVisible();
});
