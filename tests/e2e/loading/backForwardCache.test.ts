/** The back/forward cache, which Chromium has only with a window, and which Playwright switches off. */
import type { Page } from '@playwright/test';
import { chromiumFlags, windowedChromium } from '../../../tools/lib/chromium.ts';
import { everyRoute } from '../support/everyRoute.ts';
import { isStored } from '../support/actions/offline.ts';
import { expect, test } from '../support/test.ts';

const executablePath = windowedChromium();
test.skip(!executablePath, 'There is no Chromium with a window');
test.use({
  launchOptions: {
    executablePath,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Not goBack: it waits for a load, and a page that is restored is not loaded again. */
async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => window.history.back());
  await page.waitForURL((address) => address.pathname === path, { waitUntil: 'commit' });
}

/** Returns why the page was loaded again: null if it was restored from the cache. */
const whyLoaded = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const isRestored = Reflect.get(window, 'wasLeft') === true;
    return isRestored ? null : JSON.stringify(Reflect.get(visit ?? {}, 'notRestoredReasons'));
  });

async function leave(page: Page, to = '/robots.txt'): Promise<void> {
  await page.evaluate(() => Object.assign(window, { wasLeft: true }));
  await page.goto(to);
}

test.describe('on the first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page is restored although the service worker was installed after it was left', async ({
    page,
  }) => {
    await page.goto('/audio-guide/2');
    // The worker has begun to store the app, which takes a while.
    const caching = () => page.evaluate(async () => (await caches.keys()).length);
    await expect.poll(caching).toBeGreaterThan(0);
    // To a page that installs it too: Chromium may end a worker whose page is left.
    await leave(page, '/business-plan');
    await isStored(page);
    await goBack(page, '/audio-guide/2');
    expect(await whyLoaded(page)).toBeNull();
  });
});

for (const { at } of everyRoute.filter(({ at: path }) => !path.startsWith('/user'))) {
  test(`${at} is restored by Back`, { tag: '@full' }, async ({ page }) => {
    await page.goto(at);
    // The deferred services are there.
    await expect(page.locator('.Toastify')).toBeAttached();
    await leave(page);
    await goBack(page, at);
    expect(await whyLoaded(page)).toBeNull();
  });
}
