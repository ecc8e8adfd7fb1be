import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeBrowser, visit } from './browser.ts';
import { isServed } from './offline.ts';

const file = join(process.env.DIST_DIR || 'dist', 'service-worker.js');

afterAll(closeBrowser);

it('a new version is announced, waits, and comes with a reload', async () => {
  const built = await readFile(file, 'utf8');
  const { page, problems } = await visit();
  await page.goto('/subscribe');
  await isServed(page);
  try {
    await appendFile(file, '\n// another version\n');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    await notice.waitFor();
    const waits = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).waiting?.state,
    );
    expect(waits).toBe('installed');
    await Promise.all([
      page.waitForEvent('load'),
      notice.getByRole('button', { name: 'Reload' }).click(),
    ]);
    await isServed(page);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ).toBeNull();
    await notice.waitFor({ state: 'detached' });
  } finally {
    await writeFile(file, built);
  }
  expect(problems).toEqual([]);
});

it('a page that came past the worker is taken over by it', async () => {
  const { page, problems } = await visit();
  await page.goto('/subscribe');
  await isServed(page);
  await page.addInitScript(() =>
    Object.assign(window, { cameAlone: navigator.serviceWorker.controller === null }),
  );
  // As one that was on its way while the worker began.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.reload', { ignoreCache: true });
  await page.waitForFunction('window.cameAlone === true');
  await isServed(page);
  expect(problems).toEqual([]);
});

it('can be installed: a manifest with icons that exist', async () => {
  const { page } = await visit();
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ short_name: 'Cicerone', scope: '/', display: 'standalone' });
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).status()).toBe(200);
  }
});
