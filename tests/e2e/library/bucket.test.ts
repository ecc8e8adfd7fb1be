/** A shop whose recordings and pictures are in a bucket: the server redirects, and the browser fetches them from the store. */
import { media } from '../../support/server/command.ts';
import { hasSwift, startSwift } from '../../support/server/swift.ts';
import { download, isServed, loseNetwork, openOwnGuide } from '../support/actions/offline.ts';
import { expect, test as base } from '../support/test.ts';

const isInstalled = hasSwift();

const test = base.extend({
  ownServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      if (!isInstalled) return use(undefined);
      const swift = await startSwift();
      await media(['setup'], swift.env);
      await use({ fresh: true, env: swift.env });
      await swift.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ serviceWorkers: 'allow' });

/** Waits until sound has come past a second of the recording. */
const hears = (seconds: number): boolean =>
  (window.heard.find(({ paused }) => !paused)?.currentTime ?? 0) > seconds;

test(
  'an owned guide plays and seeks through the service worker, is downloaded, and plays without a network',
  { tag: '@full' },
  async ({ page, customer, context }) => {
    test.skip(!isInstalled, 'OpenStack Swift is not installed');
    const guide = await openOwnGuide(page, customer);
    await page.reload();
    await isServed(page);
    await page.getByRole('region', { name: 'Player' }).getByRole('listitem').last().click();
    await page.waitForFunction(hears, 1);
    const half = await page.evaluate(() => {
      const audio = window.heard.find(({ paused }) => !paused);
      if (!audio) return 0;
      audio.currentTime = audio.duration / 2;
      return audio.duration / 2;
    });
    expect(half).toBeGreaterThan(1);
    await page.waitForFunction(hears, half + 1);

    await download(page);
    await page.close();
    await loseNetwork(context);
    const cold = await context.newPage();
    await cold.goto(`/audio-guide/${guide.id}`);
    await expect(cold.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
    await cold.getByRole('region', { name: 'Player' }).getByRole('listitem').last().click();
    await cold.waitForFunction(hears, 1);
  },
);
