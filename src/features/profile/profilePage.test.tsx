import { screen, waitFor, within } from '@testing-library/react';
import { expectNoToast } from '../../testing/screens/expectNoToast.ts';
import { fill } from '../../testing/screens/fill.ts';
import { customer } from '../../testing/server/customers.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { shopper } from '../../testing/server/shopper.ts';

const update = ['POST', '/users/profile-update'] as const;
const page = () => within(screen.getByRole('main'));
const tab = (name: string) => page().getByRole('tab', { name });
const edit = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await page().findByRole('button', { name: 'Edit profile' }));
  return within(await page().findByRole('region', { name: 'Edit profile' }));
};

async function openProfile(address = '/user/profile') {
  const it = await shopper();
  return { ...renderPage(address, it.storage), ...it };
}

describe('/user/profile', () => {
  // Shows.
  it('shows name, email, the prompt for a picture, statistics at 0, help and the way out', async () => {
    const { person, user } = await openProfile();
    expect(await page().findByRole('heading', { name: person.name })).toBeVisible();
    expect(page().getByText(person.email)).toBeVisible();
    expect(page().getByRole('button', { name: 'Upload your picture' })).toBeVisible();
    const statistics = within(page().getByRole('region', { name: 'Statistics' }));
    for (const term of ['XP', 'Skills in progress', 'Contents completed', 'Updates read']) {
      expect(statistics.getByText(term).parentElement).toHaveTextContent(/\D0$/);
    }
    const help = within(page().getByRole('region', { name: 'Help' }));
    expect(help.getByRole('link', { name: 'Your library' })).toHaveAttribute(
      'href',
      '/user/library',
    );
    failNext('GET', '/users/account', 404);
    await user.click(help.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
    expect(dialog.getByText(/write to us from the email address of your account/)).toBeVisible();
    expect(dialog.getByRole('link', { name: /^info@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:info@.*subject=/),
    );
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  // Shows.
  it.each([
    ['', 'Profile'],
    ['?Tab=profile', 'Profile'],
    ['?Tab=Billing', 'Billing'],
    ['?Tab=Subscriptions', 'Subscriptions'],
    ['?Tab=constructor', 'Profile'],
  ])('%s opens the tab %s', async (query, name) => {
    await openProfile(`/user/profile${query}`);
    expect(await page().findByRole('tab', { name, selected: true })).toBeVisible();
  });

  // Shows.
  it('the chosen tab is in the address', async () => {
    const { user } = await openProfile();
    await user.click(await page().findByRole('tab', { name: 'Subscriptions' }));
    expect(tab('Subscriptions')).toHaveAttribute('aria-selected', 'true');
    expect(await page().findByText('You have no subscription.')).toBeVisible();
    await user.click(tab('Billing'));
    expect(await page().findByText('You Dont habe any Billing Informations')).toBeVisible();
  });

  it("a failed read shows an error and offers 'Try again'", async () => {
    const it = await shopper();
    const unreadable = { status: 200, body: '{"data":{"name":7}}' };
    failNext('GET', '/users/profile-data', unreadable);
    const { user } = renderPage('/user/profile', it.storage);
    await user.click(await page().findByRole('button', { name: 'Try again' }));
    expect(await page().findByRole('heading', { name: it.person.name })).toBeVisible();
  });
});

describe('the edit box', () => {
  // Shows.
  it('opens and closes, and changes the name: the profile is read again', async () => {
    const { person, user } = await openProfile();
    const toggle = await page().findByRole('button', { name: 'Edit profile' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(page().queryByRole('region', { name: 'Edit profile' })).not.toBeInTheDocument();
    const box = await edit(user);
    expect(box.getByLabelText('Email')).toHaveValue(person.email);
    await user.clear(box.getByLabelText('Name'));
    await fill(user, box.getByLabelText('Name'), 'Artemisia');
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await page().findByText('Your name was changed.')).toBeVisible();
    expect(await page().findByRole('heading', { name: 'Artemisia' })).toBeVisible();
    expect(page().queryByRole('region', { name: 'Edit profile' })).not.toBeInTheDocument();
  });

  // Shows.
  it('requires nothing: empty fields stay as they are', async () => {
    const { person, user } = await openProfile();
    const box = await edit(user);
    await user.clear(box.getByLabelText('Name'));
    await user.clear(box.getByLabelText('Email'));
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await page().findByText('Nothing was changed.')).toBeVisible();
    expect(page().getByRole('heading', { name: person.name })).toBeVisible();
  });

  it('says that a new email address counts once its link was followed', async () => {
    const { person, user } = await openProfile();
    const box = await edit(user);
    const address = `new-${person.email}`;
    await fill(user, box.getByLabelText('Current password'), person.password);
    await user.clear(box.getByLabelText('Email'));
    await fill(user, box.getByLabelText('Email'), address);
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await page().findByText(new RegExp(`sent a link to ${address}`))).toBeVisible();
    expect(page().getByText(person.email)).toBeVisible();
  });

  it('shows the server’s words under the fields', async () => {
    const { user } = await openProfile();
    const box = await edit(user);
    await user.clear(box.getByLabelText('Email'));
    await fill(user, box.getByLabelText('Email'), 'no-address');
    await fill(user, box.getByLabelText('New password'), 'x');
    await user.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(box.getByLabelText('Email')).toBeInvalid());
    await waitFor(() => expect(box.getByLabelText('New password')).toBeInvalid());
    await expectNoToast();
  });

  it('without a fresh sign-in shows a message, and leads through one with what was typed', async () => {
    const { person, user } = await openProfile();
    const box = await edit(user);
    await fill(user, box.getByLabelText('New password'), 'una parola nuova e lunga');
    const text = 'To change your email address or password, please sign out, sign in again.';
    failNext(...update, { status: 403, body: JSON.stringify({ message: text }) });
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await box.findByText(text)).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Sign in again' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/session has ended/)).not.toBeInTheDocument();
    await fill(user, await dialog.findByLabelText('Email'), person.email);
    await fill(user, dialog.getByLabelText('Password'), person.password);
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requestsTo(...update)).toHaveLength(1);
    const again = within(await page().findByRole('region', { name: 'Edit profile' }));
    expect(again.getByLabelText('New password')).toHaveValue('una parola nuova e lunga');
    await fill(user, again.getByLabelText('Current password'), person.password);
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await page().findByText(/Your password was changed/)).toBeVisible();
  });

  it.each([[500], ['no connection' as const]])(
    'a failure (%s) keeps what was typed',
    async (fault) => {
      const { user } = await openProfile();
      const box = await edit(user);
      await user.clear(box.getByLabelText('Name'));
      await fill(user, box.getByLabelText('Name'), 'Artemisia');
      failNext(...update, fault);
      await user.click(box.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Your profile was not changed.');
      expect(box.getByLabelText('Name')).toHaveValue('Artemisia');
      expect(requestsTo(...update)).toHaveLength(1);
    },
  );
});

describe('another account', () => {
  it('that signs in in another tab sees nothing of the first one', async () => {
    const { person, storage, user } = await openProfile();
    const box = await edit(user);
    await fill(user, box.getByLabelText('New password'), 'segreto');
    const other = await customer();
    storage.changeElsewhere({ token: other.token, auth: 'true', account: 'another' });
    expect(await page().findByText(other.email)).toBeVisible();
    expect(page().queryByText(person.email)).not.toBeInTheDocument();
    expect(page().queryByRole('region', { name: 'Edit profile' })).not.toBeInTheDocument();
  });
});
