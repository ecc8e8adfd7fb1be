import { act, screen, within } from '@testing-library/react';
import { fill } from '../../testing/screens/fill.ts';
import { openLogin } from '../../testing/screens/openLogin.ts';
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
  ['no connection' as const, 'No connection. Check your network and try again.'],
  [{ status: 502, body: '', type: 'text/html' }, 'That did not work. Please try again.'],
])('%j has the text of the dialog', async (fault, text) => {
  failNext('POST', '/users/signin', fault);
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
