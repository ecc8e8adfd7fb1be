import {
  dialogOf,
  fillSignUp,
  newAccount,
  openLogin,
  press,
  viewOf,
} from '../support/actions/auth.ts';
import { expect, test } from '../support/test.ts';

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
    const toast = page.getByRole('alert').filter({ hasText: 'The connection failed' });
    await expect(toast).toBeVisible();
    // Not at the lower edge of the dialog, where its buttons are.
    const button = dialogOf(page).getByRole('button', { name: 'Create an account' });
    const top = await button.evaluate((at) => at.getBoundingClientRect().top);
    await expect
      .poll(() => toast.evaluate((alert) => alert.getBoundingClientRect().bottom))
      .toBeLessThan(top);
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
