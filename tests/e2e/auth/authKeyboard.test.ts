import type { Page } from '@playwright/test';
import { begins, dialogOf, expectKeys, newAccount, outboxCode } from '../support/actions/auth.ts';
import { focused, pressed, tabTo } from '../support/keyboard.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

const type = (page: Page, text: string) => page.keyboard.type(text);

test.describe('by keyboard only', { tag: '@phone-full' }, () => {
  // Shows.
  test('a visitor signs up, enters the code, signs in, and signs out', async ({ page }) => {
    const person = newAccount();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
    await pressed(page, 'Login');
    await begins(page, 'Login', 'Email');
    await pressed(page, 'Sign up');

    await begins(page, 'Create your account', 'Full name');
    await type(page, person.name);
    await page.keyboard.press('Tab');
    await type(page, person.email);
    await page.keyboard.press('Tab');
    await type(page, person.password);
    await pressed(page, 'Show the password', 'Space');
    const password = dialogOf(page).getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'text');
    expect((await focused(page)).name).toBe('Hide the password');
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'password');
    await pressed(page, 'Create an account');

    await begins(page, 'Enter the code', 'Digit 1 of 4');
    await expect(dialogOf(page).getByText(person.email)).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your account was created' }),
    ).toBeVisible();
    await expectKeys(page, { otp_email: person.email });
    const code = await outboxCode(person.email);
    // With typing mistakes: a digit too early, which is deleted, and one that is overwritten.
    await type(page, `9${code[0]}`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).resolves.toMatchObject({ name: 'Digit 1 of 4' });
    await type(page, code);
    await expect(focused(page)).resolves.toMatchObject({ name: 'Digit 4 of 4' });
    await page.keyboard.press('Enter');

    // The address is filled in from the sign-up.
    await begins(page, 'Login', 'Password');
    await expectKeys(page, {});
    await type(page, person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user');
    await expect(dialogOf(page)).toHaveCount(0);
    await expectKeys(page, { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) });

    // The new page has the focus: its header is one Shift+Tab back, its first control one Tab further.
    await expect(page.getByRole('heading', { level: 1, name: 'Your home' })).toBeVisible();
    await page.waitForFunction(() => document.activeElement === document.querySelector('main'));
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'My Account' }),
    ).toBeVisible();
    await tabTo(page, 'My Account', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await expect(focused(page)).resolves.toMatchObject({ name: 'Logout' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await expectKeys(page, {});
  });
});

test('the dialog holds the focus, and gives it back to what opened it', async ({ page }) => {
  // On the landing page it would also open by itself.
  await page.goto('/person');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressed(page, 'Login');
  await begins(page, 'Login', 'Email');

  for (const key of ['Tab', 'Shift+Tab']) {
    const round: string[] = [];
    for (let stops = 0; stops < 16; stops += 1) {
      await page.keyboard.press(key);
      const at = await focused(page);
      expect(at).toMatchObject({ isInDialog: true, isSeen: true });
      round.push(at.name);
    }
    expect([...new Set(round)].sort()).toEqual(
      [
        'Close',
        'Continue with Google',
        'Email',
        'Forgot your password?',
        'Login',
        'Password',
        'Report a problem',
        'Show the password',
        'Sign up',
      ].sort(),
    );
  }

  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Login', isInDialog: false });

  await page.keyboard.press('Enter');
  await begins(page, 'Login', 'Email');
  await pressed(page, 'Close');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Login', isInDialog: false });
});

// Shows.
test('a forgotten password is replaced by keyboard, with every error on the way', async ({
  page,
  stranger,
  problems,
}) => {
  const { email, password } = stranger;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
  await pressed(page, 'Login');
  await begins(page, 'Login', 'Email');
  await pressed(page, 'Login');
  await expect(dialogOf(page).getByText('Email is required')).toBeVisible();
  await begins(page, 'Login', 'Email');
  await pressed(page, 'Forgot your password?');

  await begins(page, 'Forgot your password?', 'Email');
  await pressed(page, 'Back to login');
  await begins(page, 'Login', 'Email');
  await pressed(page, 'Forgot your password?');
  await begins(page, 'Forgot your password?', 'Email');
  await type(page, email);
  await page.keyboard.press('Enter');

  await begins(page, 'Enter the code', 'Digit 1 of 4');
  await expectKeys(page, { 'otp-token': expect.stringMatching(/^[\w-]{43}$/) });
  const code = await outboxCode(email);
  await type(page, code === '0000' ? '1111' : '0000');
  await pressed(page, 'Send', 'Space');
  await expect(page.getByRole('alert').filter({ hasText: 'wrong or has expired' })).toBeVisible();
  problems.expect(...refusal(400, 'verify-otp'));
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Digit 1 of 4',
  );
  await type(page, code);
  await page.keyboard.press('Enter');

  await begins(page, 'Create a new password', 'New Password');
  await expectKeys(page, { 'password-token': expect.stringMatching(/^[\w-]{43}$/) });
  const fresh = `${password} nuova`;
  await type(page, fresh);
  await tabTo(page, 'Retype Password');
  await type(page, fresh);
  await pressed(page, 'Create');
  await begins(page, 'Login', 'Password');
  await expectKeys(page, {});
  await type(page, password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'the password is wrong' })).toBeVisible();
  problems.expect(...refusal(400, '/users/signin'));
  await expect(dialogOf(page).getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await begins(page, 'Login', 'Password');
  await page.keyboard.press('Control+A');
  await type(page, fresh);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user');
});
