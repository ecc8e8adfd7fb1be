import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFinds } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const strip = '.replay-strip';

/** Takes a screenshot of the page without animations, the replay's overlay and toasts. */
async function looksOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
  // A lazy picture that is in view is waited for, too; one that is not may never be fetched.
  await page.evaluate(() => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    });
    return Promise.all(inView.map((image) => image.decode()));
  });
  const over = page.locator(`${strip}, .Toastify`);
  const show = (visibility: string) =>
    over.evaluateAll((all, value) => {
      for (const each of all) if (each instanceof HTMLElement) each.style.visibility = value;
    }, visibility);
  await show('hidden');
  const photograph = () =>
    page.screenshot({ animations: 'disabled', mask: [page.getByText('‹removed›')] });
  let image = await photograph();
  // The page has settled when two screenshots are equal.
  for (let last: Buffer = Buffer.alloc(0); !image.equals(last);)
    [last, image] = [image, await photograph()];
  await show('');
  return image;
}

/** Returns the share of pixels that differ visibly. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((image) => sharp(image).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b || a.length !== b.length) return 1;
  let differing = 0;
  for (let index = 0; index < a.length; index += 3) {
    const far = [0, 1, 2].some((c) => Math.abs((a[index + c] ?? 0) - (b[index + c] ?? 0)) > 12);
    if (far) differing += 1;
  }
  return differing / (a.length / 3);
}

const mainText = async (page: Page): Promise<string> =>
  ((await page.locator('main#content').textContent()) ?? '').replace(/\s+/g, ' ');

test('a customer’s report, dropped at /support/replay elsewhere, shows what they saw', async ({
  page,
  customer,
  openBrowser,
}) => {
  // It compares screenshots until the page has settled, three times.
  test.setTimeout(60_000);
  await page.goto('/audio-guide/3');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 guide' })).toBeVisible();
  await page.goto('/user/cart');
  await expect(page.getByRole('main').getByText('$').first()).toBeVisible();
  const seen = { text: await mainText(page), looks: await looksOf(page) };

  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByText('See all of it, word for word').click();
  expect(await axeFinds(page)).toEqual([]);
  const shown = await dialog.locator('pre').innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save a report' }).click(),
  ]);
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  expect(text.replace(/\s+/g, '')).toBe(shown.replace(/\s+/g, ''));
  expect(text).not.toContain(customer.email);

  const support = await openBrowser();
  await support.goto('/support/replay');
  const calls: string[] = [];
  await expect(support.getByRole('heading', { name: 'Replay a report' })).toBeVisible();
  expect(await axeFinds(support)).toEqual([]);
  await support.waitForLoadState('networkidle');
  support.on('request', (request) => calls.push(request.url()));
  const kept = await support.evaluate(() => JSON.stringify({ ...localStorage }));
  await support.getByLabel('Choose a file').setInputFiles(file);
  await expect(support.getByText('Replay – read only')).toBeVisible();
  await expect(support.locator('main#content').getByText('$').first()).toBeVisible();

  await expect.poll(() => mainText(support)).toBe(seen.text);
  expect(await difference(seen.looks, await looksOf(support))).toBeLessThan(0.001);
  await support.getByRole('button', { name: 'Step back' }).press('Enter');
  await support.getByRole('slider', { name: 'Step' }).press('Home');
  await expect(support.getByText('Before the first action')).toBeVisible();
  await support.getByRole('slider', { name: 'Step' }).press('End');
  await expect.poll(() => mainText(support)).toBe(seen.text);
  // A replay is read-only: no call to the API, no playback, nothing stored.
  expect(calls.filter((address) => address.includes('/api/'))).toEqual([]);
  expect(await support.evaluate(() => window.heard.filter(({ src }) => src !== ''))).toEqual([]);
  expect(await support.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(kept);
});
