import {
  expectKeys,
  fillLogin,
  fillSignUp,
  isCustomer,
  isVisitor,
  newAccount,
  openLogin,
  outboxCode,
  press,
  sendCode,
  staysClosed,
  viewOf,
} from '../support/actions/auth.ts';
import { signIn } from '../support/actions/customer.ts';
import { expect, test } from '../support/test.ts';

test.describe('a reload', () => {
  test('in the middle of a code continues at the code, in each flow', async ({ page }) => {
    const person = newAccount();
    await page.goto('/');
    await press(await openLogin(page), 'Sign up');
    await fillSignUp(page, person);
    await viewOf(page, 'Enter the code');
    await page.reload();
    const dialog = await viewOf(page, 'Enter the code');
    await expect(dialog.getByText(person.email)).toBeVisible();
    await press(dialog, 'resend otp?');
    await expect(dialog.getByText('sign up again with the same email')).toBeVisible();
    await sendCode(page, await outboxCode(person.email));

    await press(await viewOf(page, 'Login'), 'Forgot your password?');
    const forgot = await viewOf(page, 'Forgot your password?');
    await forgot.getByLabel('Email').fill(person.email);
    await press(forgot, 'Sent otp');
    await viewOf(page, 'Enter the code');
    await page.reload();
    await sendCode(page, await outboxCode(person.email));
    await viewOf(page, 'Create a new password');
    await page.reload();
    const create = await viewOf(page, 'Create a new password');
    const fresh = `${person.password} nuova`;
    await create.getByLabel('New Password').fill(fresh);
    await create.getByLabel('Retype Password').fill(fresh);
    await press(create, 'Create');
    await fillLogin(page, person.email, fresh);
    await page.waitForURL('**/user');
  });

  test('leaves a dialog closed that was closed', async ({ page }) => {
    await page.goto('/');
    await press(await openLogin(page), 'Sign up');
    await fillSignUp(page, newAccount());
    await press(await viewOf(page, 'Enter the code'), 'Close');
    // It opens at the code again.
    await staysClosed(page, 'Enter the code');
  });

  // Shows.
  test('keeps a customer signed in: / leads to /user, and every address of theirs opens', async ({
    page,
    stranger,
  }) => {
    await signIn(page, stranger);
    await page.goto('/');
    await page.waitForURL('**/user');
    await isCustomer(page);
    await page.goto('/user/cart');
    await isCustomer(page);
    await expect(page).toHaveURL((url) => url.pathname === '/user/cart');
    await expectKeys(page, { auth: 'true', token: expect.any(String) });
  });
});

// Shows.
test('/user and the pages below it are closed to visitors', async ({ page }) => {
  const below = ['', '/profile', '/cart', '/update', '/library', '/subscribe/1'];
  for (const address of below) {
    await page.goto(`/user${address}`);
    await page.waitForURL(/\/$/);
    await isVisitor(page);
  }
});
