import { act, screen, within } from '@testing-library/react';
import { fill } from '../../testing/screens/fill.ts';
import { openLogin } from '../../testing/screens/openLogin.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { failNext } from '../../testing/server/failNext.ts';

afterEach(() => void jest.useRealTimers());

async function signIn() {
  const { user } = await openLogin();
  const dialog = within(screen.getByRole('dialog', { name: 'Login' }));
  await fill(user, await dialog.findByLabelText('Email'), 'a@b.it');
  await fill(user, dialog.getByLabelText('Password'), 'anything');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
}

test('a 429 without a message of the server, such as that of a proxy, asks to wait', async () => {
  failNext('POST', '/users/signin', { status: 429, body: '<h1>Busy</h1>', type: 'text/html' });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many requests. Please wait a minute and try again.',
  );
});

test('a response that takes too long is not called a lost connection', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  failNext('POST', '/users/signin', 'no answer');
  await signIn();
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server took too long to respond.',
  );
});

test.each([
  ['no connection' as const, 'The connection failed. Check your network and try again.'],
  [{ status: 502, body: '', type: 'text/html' }, 'Our server has a problem at the moment.'],
])('%j has the reason of every other failure', async (fault, text) => {
  failNext('POST', '/users/signin', fault);
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each([
  ['used', 'This sign-in was completed or cancelled before. Please start again.'],
  ['elsewhere', 'This sign-in began in another browser. Please start again in this one.'],
])('a social sign-in that fails shows its reason above the dialog: %s', async (reason, text) => {
  window.history.replaceState(null, '', `/subscribe?login=${reason}`);
  renderPage(`/subscribe?login=${reason}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});

test('a social sign-in with another account than before shows that, once and without the dialog', async () => {
  window.history.replaceState(null, '', '/subscribe?login=switched');
  renderPage('/subscribe?login=switched');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You are signed in with another account now.',
  );
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
