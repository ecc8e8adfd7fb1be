import { cpSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rendererDirOf } from '../../../build.settings.ts';
import { isServed, isStored } from '../support/actions/offline.ts';
import { expect, test } from '../support/test.ts';

/** The app's build of this file's own: a test changes it. */
const built = process.env.DIST_DIR || 'dist';
const folder = join(tmpdir(), `cicerone-dist-${process.pid}`);
const dist = join(folder, 'dist');
test.beforeAll(() => {
  cpSync(built, dist, { recursive: true });
  cpSync(rendererDirOf(built), rendererDirOf(dist), { recursive: true });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));
test.use({ ownServer: { env: { DIST_DIR: dist } }, serviceWorkers: 'allow' });

test('a new version is announced, waits, and comes with a reload', async ({ page }) => {
  await page.goto('/subscribe');
  await isStored(page);
  await page.reload();
  await isServed(page);
  await appendFile(join(dist, 'service-worker.js'), '\n// another version\n');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  const waits = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).waiting?.state,
  );
  expect(waits).toBe('installed');
  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Reload' }).click(),
  ]);
  await isServed(page);
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting).toBe(false);
  await expect(notice).toHaveCount(0);
});

test('the first page is claimed by the service worker only when its network is lost', async ({
  page,
  context,
}) => {
  await page.goto('/subscribe');
  await isStored(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  await isServed(page);
});

test('can be installed: a manifest with icons that exist', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ short_name: 'Cicerone', scope: '/', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).status()).toBe(200);
  }
});
