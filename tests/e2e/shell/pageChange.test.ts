import { expect, test } from '../support/test.ts';

test('another page is announced, and the keyboard begins at its content', async ({ page }) => {
  await page.goto('/person');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const said = page.locator('[aria-live="polite"]').filter({ hasText: 'Caravaggio' });
  await expect(said).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Caravaggio/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeVisible();
  await expect(said).toBeAttached();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await expect(page.locator('header[data-stage="top"]')).toBeAttached();
});
