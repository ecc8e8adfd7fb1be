import type { Page } from 'playwright-core';
import { closeBrowser, visit } from './browser.ts';

afterAll(closeBrowser);

const more = (page: Page) => page.getByRole('button', { name: 'Load More' });
const cards = (page: Page) => page.getByRole('article');

async function openAll(page: Page): Promise<number> {
  while (await more(page).count()) await more(page).click();
  const text = (await page.getByText(/^\d+ of \d+ guides$/).textContent()) ?? '';
  const [shown, all] = text.split(/\D+/).map(Number);
  expect(shown).toBe(all);
  return all ?? 0;
}

it('a long list is drawn where it is looked at, and every card is there to scroll to', async () => {
  const { page, problems } = await visit();
  await page.goto('/audio-guide-by-category/1');
  await page.getByText(/^12 of \d+ guides$/).waitFor();
  const all = await openAll(page);
  expect(all).toBeGreaterThan(48);
  expect(await cards(page).count()).toBeLessThan(48);

  const seen = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 400) {
    await page.evaluate((top) => window.scrollTo(0, top), at);
    await page.waitForTimeout(60);
    const places = await page
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getAttribute('aria-posinset') ?? ''));
    places.forEach((place) => seen.add(place));
  }
  for (let place = 1; place <= all; place += 1) expect(seen).toContain(String(place));
  // Drawing rows as they come has not made the page longer or shorter by a row.
  const now = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(now - height)).toBeLessThan(200);
  expect(problems).toEqual([]);
});

it('the way back from a guide finds the list as far open, where one was', async () => {
  const { page } = await visit();
  await page.goto('/audio-guide-by-category/1');
  await page.getByText(/^12 of \d+ guides$/).waitFor();
  const all = await openAll(page);
  const access = page.getByRole('link', { name: /^Get Access/ }).last();
  await access.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const before = await page.evaluate(() => window.scrollY);
  const name = (await access.getAttribute('aria-label')) ?? '';
  await access.click();
  await page.waitForURL('**/audio-guide/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByText(`${all} of ${all} guides`).waitFor();
  await page.getByRole('link', { name, exact: true }).waitFor();
  // Rows that were not looked at again are as high as the first one: half a row is the same place.
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 240, before);
});

it('the keyboard keeps its place, however far the page is scrolled', async () => {
  const { page } = await visit();
  await page.goto('/audio-guide-by-category/1');
  await page.getByText(/^12 of \d+ guides$/).waitFor();
  await openAll(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const first = page.getByRole('link', { name: /^Get Access/ }).first();
  await first.focus();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
  // And goes on from there.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
});
