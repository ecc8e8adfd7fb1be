/** The back/forward cache, which Chromium has only with a window, and which Playwright switches off. */
import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium, windowedNames } from '../../../tools/lib/chromium.ts';
import { addFault } from '../../scenarios/faults.ts';
import { everyRoute } from '../support/everyRoute.ts';
import { isStored } from '../support/actions/offline.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const executablePath = findChromium(windowedNames);
test.skip(!executablePath, 'There is no Chromium with a window');
test.use({
  // A fault affects the whole server.
  ownServer: {},
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

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { wasLeft: true }));
  await page.goto('/robots.txt');
}

test.describe('on the first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page is restored although the service worker was installed after it was left', async ({
    page,
  }) => {
    // The worker runs once it has stored the app; nothing else requests this part of it.
    await addFault(e2eServer(), { kind: 'latency', ms: 4000, path: '/index.html' });
    await page.goto('/audio-guide/2');
    // A page that is left before the worker is installed may leave it without an end.
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    const isActive = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
    expect(await isActive()).toBe(false);
    await leave(page);
    await isStored(page);
    await goBack(page, '/audio-guide/2');
    expect(await whyLoaded(page)).toBeNull();
  });
});

for (const { at } of everyRoute.filter(({ at: path }) => !path.startsWith('/user'))) {
  test(`${at} is restored on the way back`, { tag: '@full' }, async ({ page }) => {
    await page.goto(at);
    await leave(page);
    await goBack(page, at);
    expect(await whyLoaded(page)).toBeNull();
  });
}
