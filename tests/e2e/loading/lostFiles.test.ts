/** One lost request leaves no page white or dead (docs/faults.md). */
import type { Page } from '@playwright/test';
import { isHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Loses the first requests for a file, as a bad connection does. */
async function lose(page: Page, file: RegExp, times: number): Promise<void> {
  let left = times;
  await page.route(file, (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    return route.abort('connectionreset');
  });
}

const asked = /net::ERR_CONNECTION_RESET|Failed to load resource/;

test.beforeEach(({ problems }) => problems.expect(asked));

for (const name of ['main', 'vendor']) {
  for (const times of [1, 2]) {
    test(`${name} arrives after ${times} lost requests`, async ({ page }) => {
      await lose(page, new RegExp(`/assets/${name}\\.\\w+\\.js`), times);
      await page.goto('/person');
      await isHydrated(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('search').getByRole('combobox')).toBeVisible();
    });
  }
}

test('the style sheet of a page without content arrives after a lost request', async ({ page }) => {
  await lose(page, /\/assets\/main\.\w+\.css/, 1);
  await page.goto('/confirm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('link[href*="main."][href*="try=1"]')).toHaveCount(1);
});

for (const [path, sentence, again] of [
  ['/person', 'the connection was lost', 'Try again'],
  ['/it/person', 'la connessione si è interrotta', 'Riprova'],
] as const) {
  test(`a script that never arrives is named, and ${path} can be loaded again`, async ({
    page,
  }) => {
    await lose(page, /\/assets\/main\.\w+\.js/, 3);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.getByRole('button', { name: again }).click();
    await isHydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test("a page's own code arrives after a lost request, without a reload or a panel", async ({
  page,
}) => {
  await page.goto('/');
  await isHydrated(page);
  const lost = new Set<string>();
  await page.route('**/assets/*.js', (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.fallback();
    lost.add(address);
    return route.abort('connectionreset');
  });
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.getByRole('link', { name: 'For Business' }).first().click();
  await expect(page).toHaveURL(/\/business-plan$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
});
