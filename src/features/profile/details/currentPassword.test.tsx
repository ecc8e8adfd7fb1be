import { fireEvent, screen, within } from '@testing-library/react';
import { fill } from '../../../testing/screens/fill.ts';
import { bodyOf, failNext, forgetFaults, requestsTo } from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

const update = ['POST', '/users/profile-update'] as const;
const page = () => within(screen.getByRole('main'));
const edit = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await page().findByRole('button', { name: 'Edit profile' }));
  return within(await page().findByRole('region', { name: 'Edit profile' }));
};

it('asks for the current password, and says under it that it is missing or wrong', async () => {
  const { person, storage } = await shopper();
  const { user } = renderPage('/user/profile', storage);
  const box = await edit(user);
  const current = box.getByLabelText('Current password');
  await fill(user, box.getByLabelText('New password'), 'una parola nuova e lunga');
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await box.findByText('Please enter your current password.')).toBeVisible();
  await fill(user, current, 'non è questa');
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await box.findByText('This is not your current password.')).toBeVisible();
  expect(box.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();
  await user.clear(current);
  await fill(user, current, person.password);
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await page().findByText(/Your password was changed/)).toBeVisible();
});

/** Lets the profile say nothing of a password, as that of an account that has none. */
const sayNoPassword = ({ name, email }: { name: string; email: string }) => {
  const body = JSON.stringify({
    data: { name, email, image: '', user_subscription: [] },
    active_plan: null,
    guides: [],
  });
  failNext('GET', '/users/profile-data', { status: 200, body }, 100);
};

it('does not ask for it where the server does not say that there is one', async () => {
  const signedIn = await shopper();
  const { email } = signedIn.person;
  sayNoPassword(signedIn.person);
  const { user } = renderPage('/user/profile', signedIn.storage);
  const box = await edit(user);
  expect(box.queryByLabelText('Current password')).not.toBeInTheDocument();
  await user.clear(box.getByLabelText('Name'));
  await fill(user, box.getByLabelText('Name'), 'Artemisia');
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await page().findByText('Your name was changed.')).toBeVisible();
  const [sent] = requestsTo(...update);
  expect(await bodyOf(sent)).toEqual({ name: 'Artemisia', email, password: '' });
});

it('asks for it when the server does, although there was none when the box was opened', async () => {
  const { person, storage } = await shopper();
  sayNoPassword(person);
  const { user } = renderPage('/user/profile', storage);
  const box = await edit(user);
  await fill(user, box.getByLabelText('New password'), 'una parola nuova e lunga');
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await box.findByText('Please enter your current password.')).toBeVisible();
  await fill(user, box.getByLabelText('Current password'), person.password);
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await page().findByText(/Your password was changed/)).toBeVisible();
});

it('shows an address that was confirmed elsewhere, and keeps it when only the name is changed', async () => {
  const { person, storage } = await shopper();
  sayNoPassword({ ...person, email: 'former@cicerone.example' });
  const { user } = renderPage('/user/profile', storage);
  expect(await page().findByText('former@cicerone.example')).toBeVisible();
  forgetFaults();
  fireEvent(document, new Event('visibilitychange'));
  expect(await page().findByText(person.email)).toBeVisible();
  const box = await edit(user);
  await user.clear(box.getByLabelText('Name'));
  await fill(user, box.getByLabelText('Name'), 'Artemisia');
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await page().findByText('Your name was changed.')).toBeVisible();
});
