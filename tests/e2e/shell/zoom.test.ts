import { expect, test } from '../support/test.ts';

test('at 200 % zoom the sign-up’s last link is within reach', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/person');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('button', { name: 'Sign up' }).click();
  const signUp = page.getByRole('dialog', { name: 'Create your account' });
  await signUp.getByRole('button', { name: 'Sign in' }).click();
  await expect(login).toBeVisible();
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(login).toHaveCount(0);
});
