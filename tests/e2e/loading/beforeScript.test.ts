import type { Page } from '@playwright/test';
import { isHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Marks the document, so that a test can check that the page was not loaded again. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }));
const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirst' in window);

/** Opens a page; scripts with a text in them wait until the returned function is called. */
async function openWithout(page: Page, text: string, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const script = await route.fetch();
    if ((await script.text()).includes(text)) await released;
    await route.fulfill({ response: script });
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

// A script that still waits when its test ends is released.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('follows a link that is pressed before its script is there, without loading a page', async ({
  page,
}) => {
  const release = await openWithout(page, 'hydrateRoot', '/audio-guide/2');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await breadcrumb.getByRole('link', { name: /^Pittura e/ }).click();
  await markDocument(page);
  release();
  await expect(page).toHaveURL(/\/audio-guide-by-category\/2$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Pittura e/ })).toBeVisible();
  expect(await isFirstDocument(page)).toBe(true);
});

test('follows a link of a part that is not hydrated yet, without loading a page', async ({
  page,
}) => {
  const release = await openWithout(page, 'guide-card-foot', '/');
  await isHydrated(page);
  await markDocument(page);
  const link = page
    .locator('#products')
    .getByRole('link', { name: /^Get Access/ })
    .first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByText('Total Lesson')).toBeVisible();
  expect(await isFirstDocument(page)).toBe(true);
});

test('filters by the letters that are typed before its script is there', async ({ page }) => {
  const release = await openWithout(page, 'hydrateRoot', '/person');
  await page.getByRole('searchbox', { name: 'Search by name' }).pressSequentially('masaccio');
  release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('masaccio');
  await expect(page).toHaveURL(/\?q=masaccio$/);
});
