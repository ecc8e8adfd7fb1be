import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { expect, test } from '../support/test.ts';

test('paints its headings in their font from the first on, or keeps the other one', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/fraunces*', async (route) => {
    await released;
    await route.continue();
  });
  await observeLayoutShifts(page);
  // For as long as it takes here: the next test has the three seconds after which the page does without.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const wait = (run: TimerHandler, ms?: number) => (ms === 3000 ? 0 : setTimeout(run, ms));
    Object.assign(window, { setTimeout: wait });
  });
  const cover = page.waitForResponse(/\.avif$/);
  await page.goto('/audio-guide/2', { waitUntil: 'commit' });
  // By then the page has arrived, too, and could be painted.
  await (await cover).finished();
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(await paints()).toBe(0);
  release();
  await expect.poll(paints).toBe(1);
  const fonts = await page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => `${family} ${status}`),
  );
  expect(fonts).toContain('Fraunces loaded');
  expect(await layoutShiftsOf(page)).toEqual([]);
});

test('does without the font of its headings after three seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/fraunces*', () => new Promise<void>(() => undefined));
  await page.goto('/audio-guide/2', { waitUntil: 'commit' });
  await expect(page.locator('link[data-font]')).toBeAttached();
  await page.clock.runFor(3000);
  await expect(page.locator('link[data-font]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Listen free' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
