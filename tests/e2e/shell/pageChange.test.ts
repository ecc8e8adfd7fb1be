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

test('a link under the pointer is prefetched, so its page opens without a request', async ({
  page,
}) => {
  await page.goto('/person');
  const link = page.getByRole('main').getByRole('link', { name: /Caravaggio/ });
  const asked = (path: string) => /\/client\/person\/\d+$/.test(path);
  const responses: string[] = [];
  page.on('response', (response) => responses.push(new URL(response.url()).pathname));
  // Links are watched from when the browser is idle: a pointer that came before has to come again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => responses.some(asked), { timeout: 1000 }).toBe(true);
  }).toPass();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caravaggio' })).toBeVisible();
  expect(requests.filter(asked)).toEqual([]);
});
