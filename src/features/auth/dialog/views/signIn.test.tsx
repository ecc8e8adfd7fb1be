import { screen, waitFor, within } from '@testing-library/react';
import { expectNoToast } from '../../../../testing/screens/expectNoToast.ts';
import { fill } from '../../../../testing/screens/fill.ts';
import { customer, tokenOf, type Person } from '../../../../testing/server/customers.ts';
import { failNext } from '../../../../testing/server/failNext.ts';
import { MemoryStorage } from '../../../../testing/memoryStorage.ts';
import { openLogin } from '../../../../testing/screens/openLogin.ts';
import { renderApp } from '../../../../testing/screens/renderApp.tsx';
import { renderPage } from '../../../../testing/screens/renderPage.tsx';

type App = ReturnType<typeof renderPage>;

const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { name });

async function signIn({ user }: App, { email, password }: Pick<Person, 'email' | 'password'>) {
  await fill(user, dialog().getByLabelText('Email'), email);
  await fill(user, dialog().getByLabelText('Password'), password);
  await user.click(dialog().getByRole('button', { name: 'Login' }));
}

async function signedInStorage(person: Person) {
  const storage = new MemoryStorage();
  storage.write('token', await tokenOf(person));
  storage.write('auth', 'true');
  return storage;
}

describe('signing in', () => {
  // Shows.
  it('says in a toast what the server says of wrong credentials', async () => {
    const person = await customer();
    const app = await openLogin();
    await signIn(app, { email: person.email, password: 'not the password' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/wrong/);
    expect(app.storage.values.size).toBe(0);
  });

  // Shows.
  it("shows the server's field errors under the fields on 401, and no toast", async () => {
    const app = await openLogin();
    const errors = { email: ['Unknown address form'], password: ['Too long'] };
    failNext('POST', '/users/signin', {
      status: 401,
      body: JSON.stringify({ message: 'no', errors }),
    });
    await signIn(app, { email: 'a@b.it', password: 'anything' });
    await waitFor(() =>
      expect(dialog().getByLabelText('Email')).toHaveAccessibleDescription('Unknown address form'),
    );
    expect(dialog().getByLabelText('Password')).toHaveAccessibleDescription('Too long');
    await expectNoToast();
  });

  // Shows.
  it('says what the server says of any other failure', async () => {
    const app = await openLogin();
    failNext('POST', '/users/signin', 500);
    await signIn(app, { email: 'a@b.it', password: 'anything' });
    expect(await screen.findByRole('alert')).toHaveTextContent('test fault');
  });

  // Shows.
  it('shows and hides the password', async () => {
    const app = await openLogin();
    const password = dialog().getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await app.user.click(dialog().getByRole('button', { name: 'Show the password' }));
    expect(password).toHaveAttribute('type', 'text');
    await app.user.click(dialog().getByRole('button', { name: 'Hide the password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  // Shows.
  it("reads 'Login..' while the answer is on its way", async () => {
    const app = await openLogin();
    failNext('POST', '/users/signin', 'no answer');
    await signIn(app, { email: 'a@b.it', password: 'anything' });
    expect(await dialog().findByRole('button', { name: 'Login..' })).toBeDisabled();
  });
});

describe('the session', () => {
  // Shows.
  it('holds across a reload: the flag opens the home at once, and the check keeps it', async () => {
    const storage = await signedInStorage(await customer());
    const { store } = renderPage('/', storage);
    expect(await heading('Suggested for you')).toBeVisible();
    await waitFor(() => expect(store.getState().session.wasChecked).toBe(true));
    expect(storage.values.get('auth')).toBe('true');
  });

  const expired = () => {
    const storage = new MemoryStorage();
    storage.write('token', 'long-gone');
    storage.write('auth', 'true');
    return storage;
  };

  // Shows.
  it('that expired before the start asks to sign in, and continues to the requested page', async () => {
    const person = await customer();
    const storage = expired();
    const app = renderPage('/user/library', storage);
    await heading('Login');
    expect(dialog().getByText(/Sign in to continue where you were/)).toBeVisible();
    await waitFor(() => expect(storage.values.size).toBe(0));
    await signIn(app, person);
    expect(await screen.findByRole('heading', { name: 'Library', level: 1 })).toBeVisible();
  });

  it('that expired before the start leads to the landing page when the dialog is closed', async () => {
    const { user } = renderPage('/user/library', expired());
    await heading('Login');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(await heading('Full of great ideas')).toBeVisible();
  });

  it('that expired before the start opens no dialog on a page for everyone', async () => {
    const { store } = renderApp('/nowhere', expired());
    await waitFor(() => expect(store.getState().session.wasChecked).toBe(true));
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(store.getState().dialog.view).toBeNull();
  });

  it.each(['no connection' as const, 503])(
    'changes nothing when the check fails (%s)',
    async (fault) => {
      const storage = await signedInStorage(await customer());
      failNext('GET', '/users/auth', fault);
      const { store } = renderPage('/user', storage);
      await waitFor(() => expect(store.getState().session.wasChecked).toBe(true));
      expect(await heading('Suggested for you')).toBeVisible();
      expect(storage.values.get('auth')).toBe('true');
    },
  );

  // Shows.
  it.each(['', '/profile', '/cart', '/update', '/library', '/subscribe/1'])(
    'keeps visitors out of /user%s',
    async (below) => {
      renderPage(`/user${below}`);
      expect(await heading('Full of great ideas')).toBeVisible();
    },
  );

  // Shows.
  it('ends by Logout, which leads to the landing page and leaves no key', async () => {
    const storage = await signedInStorage(await customer());
    const { user } = renderApp('/user', storage);
    await user.click(await screen.findByRole('button', { name: 'My Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await heading('Full of great ideas')).toBeVisible();
    await waitFor(() => expect(storage.values.size).toBe(0));
  });

  it('follows a sign-out in another tab', async () => {
    const storage = await signedInStorage(await customer());
    renderPage('/user', storage);
    await heading('Suggested for you');
    storage.changeElsewhere({ token: null, auth: null });
    expect(await heading('Full of great ideas')).toBeVisible();
  });

  it('that expires in the middle opens the sign-in box once, and continues where it was', async () => {
    const person = await customer();
    const storage = await signedInStorage(person);
    failNext('GET', '/users/home-page', 401);
    const app = renderPage('/user', storage);
    await heading('Login');
    expect(dialog().getByText(/Sign in to continue where you were/)).toBeVisible();
    await signIn(app, person);
    expect(await heading('Suggested for you')).toBeVisible();
  });
});
