import { freshEmail } from '../server/test/customer.ts';
import { dialogOf, expectKeys, openLogin, press, signOut } from './auth.ts';
import { closeBrowser, visit } from './browser.ts';

afterAll(closeBrowser);

const consentPage = '**/dev/consent*';

describe.each(['desktop', 'phone'] as const)('by the social button, on a %s', (size) => {
  it('a stranger is signed in by way of the consent page, and leaves', async () => {
    const { page, problems } = await visit(size);
    await page.goto('/');
    await (await openLogin(page)).getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL(consentPage);
    await page.getByText('Test sign-in: not Google').waitFor();
    await page.getByLabel('E-mail').fill(freshEmail());
    await page.getByLabel('Name').fill('Giulia Prova');
    await press(page, 'Sign in');

    await page.waitForURL('**/user');
    await page.getByRole('banner').getByRole('button', { name: 'My Account' }).waitFor();
    await page.getByRole('heading', { name: 'Suggested for you' }).waitFor();
    await expectKeys(page, { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await dialogOf(page).count()).toBe(0);

    await signOut(page);
    await page.waitForURL(/\/$/);
    await expectKeys(page, {});
    expect(problems).toEqual([]);
  });

  it('whoever cancels is back on the landing page, told so, at a clean address', async () => {
    const { page, problems } = await visit(size);
    await page.goto('/');
    const dialog = await openLogin(page);
    await press(dialog, 'Sign up');
    await dialogOf(page).getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL(consentPage);
    await press(page, 'Cancel');
    await page.getByRole('alert').filter({ hasText: 'The sign-in was cancelled.' }).waitFor();
    await page.waitForURL(/\/$/);
    await page.getByRole('heading', { name: 'Full of great ideas' }).waitFor();
    await expectKeys(page, {});
    await page.reload();
    await page.getByRole('heading', { name: 'Full of great ideas' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

it('the second button is there, disabled', async () => {
  const { page, problems } = await visit();
  await page.goto('/');
  const second = (await openLogin(page)).getByRole('button', { name: 'Continue with Facebook' });
  expect(await second.isDisabled()).toBe(true);
  expect(problems).toEqual([]);
});

it('a reason that nobody knows is a failed sign-in, not a text of the address', async () => {
  const { page, problems } = await visit();
  await page.goto('/?login=Send%20me%20your%20password');
  await page.getByRole('alert').filter({ hasText: 'The sign-in did not work' }).waitFor();
  await page.waitForURL(/\/$/);
  expect(await page.getByText('Send me your password').count()).toBe(0);
  expect(problems).toEqual([]);
});
