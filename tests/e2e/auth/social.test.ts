import { freshEmail } from '../../support/customers/customer.ts';
import {
  dialogOf,
  expectKeys,
  openLogin,
  press,
  signOut,
  staysClosed,
  viewOf,
} from '../support/actions/auth.ts';
import { answersTo } from '../support/actions/customer.ts';
import { paymentPage } from '../support/actions/shop.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

const consentPage = '**/dev/consent*';

test.describe('by the social button', { tag: '@phone-full' }, () => {
  // Shows.
  test('a visitor signs in through the consent page, and signs out', async ({ page }) => {
    await page.goto('/');
    await (await openLogin(page)).getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL(consentPage);
    await expect(page.getByText('Test sign-in: not Google')).toBeVisible();
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Name').fill('Giulia Prova');
    const hasKey = answersTo(page, 'download-key');
    await press(page, 'Sign in');

    await page.waitForURL('**/user');
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'My Account' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Suggested for you' })).toBeVisible();
    await expectKeys(page, { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) });
    await expect(dialogOf(page)).toHaveCount(0);

    await hasKey;
    await signOut(page);
    await page.waitForURL(/\/$/);
    await expectKeys(page, {});
  });

  test('a visitor who has chosen a plan continues to its payment page, once', async ({
    page,
    problems,
  }) => {
    problems.expect(...refusal(401, '/users/subscription'));
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/users/subscription')) orders.push(request.method());
    });
    await page.goto('/subscribe');
    await page.getByRole('radio', { name: /Abbonamento annuale/ }).check();
    await press(page, 'Subscribe New');
    const dialog = await viewOf(page, 'Login');
    await dialog.getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL(consentPage);
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Name').fill('Giulia Prova');
    await press(page, 'Sign in');

    await page.waitForURL(paymentPage);
    await expect(page.getByText('$59.99').first()).toBeVisible();
    await press(page, 'Cancel');
    await page.waitForURL('**/subscribe');
    await expect(page.getByText(/The payment was not completed/)).toBeVisible();
    await expectKeys(page, { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(orders.filter((method) => method === 'POST')).toHaveLength(2);
  });

  test('a cancelled sign-in returns to its page, with a message and without parameters in the address', async ({
    page,
  }) => {
    await page.goto('/person?q=masaccio');
    const dialog = await openLogin(page);
    await press(dialog, 'Sign up');
    await dialogOf(page).getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL(consentPage);
    await press(page, 'Cancel');
    await expect(
      page.getByRole('alert').filter({ hasText: 'The sign-in was cancelled.' }),
    ).toBeVisible();
    await page.waitForURL(/\/person\?q=masaccio$/);
    await viewOf(page, 'Login');
    await expectKeys(page, {});
    await staysClosed(page, 'Login');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

// Shows.
test('the second button is there, disabled', async ({ page }) => {
  await page.goto('/');
  const second = (await openLogin(page)).getByRole('button', { name: 'Continue with Facebook' });
  await expect(second).toBeDisabled();
});

test('an unknown reason is a failed sign-in, not a text of the address', async ({ page }) => {
  await page.goto('/?login=Send%20me%20your%20password');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The sign-in did not work' }),
  ).toBeVisible();
  await page.waitForURL(/\/$/);
  await expect(page.getByText('Send me your password')).toHaveCount(0);
});
