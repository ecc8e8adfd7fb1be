import { act, screen, within } from '@testing-library/react';
import { openLogin } from '../../../testing/screens/openLogin.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { dialogEvents } from './dialogSlice.ts';

const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { name });
const press = (user: ReturnType<typeof renderPage>['user'], name: string) =>
  user.click(dialog().getByRole('button', { name }));

// Shows.
it('sign-up and the forgotten password lead to login and back', async () => {
  const { user } = await openLogin();
  await press(user, 'Sign up');
  await heading('Create your account');
  const password = dialog().getByLabelText('Password');
  await press(user, 'Show the password');
  expect(password).toHaveAttribute('type', 'text');
  await press(user, 'Sign in');
  await heading('Login');
  await press(user, 'Forgot your password?');
  await heading('Forgot your password?');
  await press(user, 'Back to login');
  expect(await heading('Login')).toBeVisible();
  await press(user, 'Close');
});

// Shows.
it('each field of the new password is shown and hidden by itself', async () => {
  const { store, user } = renderPage('/nowhere');
  const awaited = { view: 'CreateNewPassword', isOpen: true, email: '' } as const;
  act(() => void store.dispatch(dialogEvents.codeAwaited(awaited)));
  await heading('Create a new password');
  const types = () =>
    ['New Password', 'Retype Password'].map((name) =>
      dialog().getByLabelText(name).getAttribute('type'),
    );
  const [first] = dialog().getAllByRole('button', { name: 'Show the password' });
  if (!first) throw new Error('a toggle');
  await user.click(first);
  expect(types()).toEqual(['text', 'password']);
  await press(user, 'Hide the password');
  expect(types()).toEqual(['password', 'password']);
});
