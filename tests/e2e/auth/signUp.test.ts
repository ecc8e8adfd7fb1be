import {
  dialogOf,
  expectKeys,
  fillLogin,
  fillSignUp,
  newAccount,
  openLogin,
  outboxCode,
  press,
  sendCode,
  signOut,
  viewOf,
} from '../support/actions/auth.ts';
import { answersTo } from '../support/actions/customer.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

test.describe('at either size', () => {
  // Shows.
  test(
    'a stranger becomes a customer: sign-up, code, login, home; then leaves',
    { tag: '@phone-full' },
    async ({ page }) => {
      const person = newAccount();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
      await expectKeys(page, {});

      await press(await openLogin(page), 'Sign up');
      await fillSignUp(page, person);
      const dialog = await viewOf(page, 'Enter the code');
      await expect(dialog.getByText(person.email)).toBeVisible();
      await expect(
        page.getByRole('alert').filter({ hasText: 'Your account was created' }),
      ).toBeVisible();
      await expectKeys(page, { otp_email: person.email });

      await sendCode(page, await outboxCode(person.email));
      await viewOf(page, 'Login');
      await expectKeys(page, {});

      const hasKey = answersTo(page, 'download-key');
      await fillLogin(page, person.email, person.password);
      await page.waitForURL('**/user');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'My Account' }),
      ).toBeVisible();
      await expectKeys(page, { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) });

      await hasKey;
      await signOut(page);
      await page.waitForURL(/\/$/);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
      await expectKeys(page, {});
    },
  );

  // Shows.
  test(
    'a forgotten password is replaced; the old one opens nothing any more',
    { tag: '@phone-full' },
    async ({ page, stranger, problems }) => {
      const { email, password } = stranger;
      await page.goto('/');
      await press(await openLogin(page), 'Forgot your password?');
      const forgot = await viewOf(page, 'Forgot your password?');
      await forgot.getByLabel('Email').fill(email);
      await press(forgot, 'Sent otp');
      await viewOf(page, 'Enter the code');
      await expectKeys(page, { 'otp-token': expect.stringMatching(/^[\w-]{43}$/) });

      await sendCode(page, await outboxCode(email));
      const create = await viewOf(page, 'Create a new password');
      await expectKeys(page, { 'password-token': expect.stringMatching(/^[\w-]{43}$/) });

      const fresh = `${password} nuova`;
      await create.getByLabel('New Password').fill(fresh);
      await create.getByLabel('Retype Password').fill(fresh);
      await press(create, 'Create');
      await viewOf(page, 'Login');
      await expectKeys(page, {});

      await fillLogin(page, email, password);
      await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible();
      problems.expect(...refusal(400, '/users/signin'));
      await fillLogin(page, email, fresh);
      await page.waitForURL('**/user');
    },
  );
});

test('a wrong code is refused, a new one is sent, another address may be chosen', async ({
  page,
  problems,
}) => {
  const person = newAccount();
  await page.goto('/');
  await press(await openLogin(page), 'Sign up');
  await fillSignUp(page, person);
  const dialog = await viewOf(page, 'Enter the code');
  const old = await outboxCode(person.email);
  await sendCode(page, old === '0000' ? '1111' : '0000');
  await expect(page.getByRole('alert').filter({ hasText: 'wrong or has expired' })).toBeVisible();
  problems.expect(...refusal(400, '/signup-otp-verify'));

  await press(dialog, 'resend otp?');
  await expect(page.getByRole('alert').filter({ hasText: 'sent a new code' })).toBeVisible();
  problems.expect(...refusal(400, '/users/signup'));
  await expectKeys(page, { otp_email: person.email });

  await press(dialog, 'Change Email Accout?');
  const form = await viewOf(page, 'Create your account');
  await expect(form.getByLabel('Full name')).toHaveValue(person.name);
  const other = newAccount();
  await form.getByLabel('Email').fill(other.email);
  await press(form, 'Create an account');
  await expect((await viewOf(page, 'Enter the code')).getByText(other.email)).toBeVisible();
  await expectKeys(page, { otp_email: other.email });
  await sendCode(page, await outboxCode(other.email));
  await viewOf(page, 'Login');
});

const underField = 'the server’s words on a field stand under the field';
test(underField, { tag: '@full' }, async ({ page, problems }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  await fillLogin(page, 'anna@nowhere', 'x');
  await expect(dialog.getByText(/address/)).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  problems.expect(...refusal(401, '/users/signin'));
});

test(
  'a button that is pressed slowly is not moved away from under the finger',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Sign up' }).click({ delay: 400 });
    await viewOf(page, 'Create your account');
    await dialogOf(page).getByRole('button', { name: 'Sign in' }).click({ delay: 400 });
    await viewOf(page, 'Login');
  },
);

test(
  'without a connection it shows an error, and continues when there is one again',
  { tag: '@phone-only' },
  async ({ page }) => {
    const person = newAccount();
    await page.goto('/person');
    // The code of toasts is loaded when the page is idle.
    await expect(page.locator('.Toastify')).toBeAttached();
    await page.context().setOffline(true);
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
    await login.click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.context().setOffline(false);
    await login.click();
    await press(await viewOf(page, 'Login'), 'Sign up');
    await page.context().setOffline(true);
    await fillSignUp(page, person);
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
    await page.context().setOffline(false);
    await press(dialogOf(page), 'Create an account');
    await viewOf(page, 'Enter the code');
  },
);

test.describe('by itself', () => {
  const elapsed = 'performance.now()';

  // Shows.
  test('the dialog opens five seconds after the landing page', async ({ page }) => {
    await page.goto('/');
    await viewOf(page, 'Login');
    expect(await page.evaluate<number>(elapsed)).toBeGreaterThan(5000);
  });

  test('it stays closed when the visitor was faster, and on other pages', async ({ page }) => {
    await page.context().clock.install();
    await page.goto('/');
    await openLogin(page);
    await page.keyboard.press('Escape');
    const other = await page.context().newPage();
    await other.goto('/admin-editor');
    await expect(other.getByRole('link', { name: 'Landing page editor' })).toBeVisible();
    await page.context().clock.fastForward(10_000);
    for (const each of [page, other]) {
      await each.waitForLoadState('networkidle');
      await expect(dialogOf(each)).toHaveCount(0);
    }
  });
});
