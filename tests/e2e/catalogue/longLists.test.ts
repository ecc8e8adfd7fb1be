import type { Page } from '@playwright/test';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { expect, test } from '../support/test.ts';

const more = (page: Page) => page.getByRole('button', { name: 'Load More' });
const cards = (page: Page) => page.getByRole('article');

async function openAll(page: Page): Promise<number> {
  const status = page.getByText(/^\d+ of \d+ guides$/);
  for (;;) {
    const text = (await status.textContent()) ?? '';
    const [shown = 0, all = 0] = text.split(/\D+/).map(Number);
    if (shown === all) {
      // The cards that the button reveals are rendered a few at a time.
      await expect(page.locator(`[aria-setsize="${all}"]`).first()).toBeVisible();
      return all;
    }
    await more(page).click();
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  }
}

/** Returns the first link to a guide in the viewport, and its position there. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('[role="list"] a[aria-label^="Get Access"]')];
    const index = links.findIndex((link) => link.getBoundingClientRect().top > 120);
    const link = links[index];
    return {
      index,
      name: link?.getAttribute('aria-label') ?? '',
      top: link?.getBoundingClientRect().top ?? 0,
      scrollY: window.scrollY,
    };
  });

/** Returns the place once nothing has moved for twenty frames. */
async function restingPlaceOf(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = '';
        let still = 0;
        const look = () => {
          const card = document.querySelector('[aria-posinset]');
          const height = document.documentElement.scrollHeight;
          const now = `${window.scrollY} ${height} ${card?.getBoundingClientRect().top}`;
          still = now === last ? still + 1 : 0;
          last = now;
          if (still === 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  return placeOf(page);
}

/** Waits until every visible row is rendered. */
const rowsInSight = (page: Page) =>
  page.waitForFunction(() => {
    const cards = [...document.querySelectorAll('[aria-posinset]')];
    const list = cards[0]?.parentElement?.getBoundingClientRect();
    const rows = cards.map((card) => card.getBoundingClientRect());
    // Wider than the gap between two rows.
    const step = 40;
    const last = Math.min(list?.bottom ?? 0, window.innerHeight) - step;
    for (let y = Math.max(list?.top ?? 0, 0) + step; y < last; y += step) {
      if (!rows.some(({ top, bottom }) => top <= y + step && bottom >= y - step)) return false;
    }
    return true;
  });

test('a long list renders only visible cards, and every card can be scrolled to', async ({
  page,
}) => {
  const whole: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/category/1/audio')) whole.push(request.url());
  });
  await page.goto('/audio-guide-by-category/1');
  await expect(page.getByText(/^12 of \d+ guides$/)).toBeVisible();
  const all = await openAll(page);
  expect(all).toBeGreaterThan(36);
  await expect.poll(() => cards(page).count()).toBeLessThan(30);

  await restingPlaceOf(page);
  const seen = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 400) {
    await page.evaluate((top) => window.scrollTo(0, top), at);
    await rowsInSight(page);
    const places = await page
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getAttribute('aria-posinset') ?? ''));
    places.forEach((place) => seen.add(place));
  }
  for (let place = 1; place <= all; place += 1) expect(seen).toContain(String(place));
  // Without a search it is fetched by pages.
  expect(whole).toEqual([]);
  // Rendering more rows has not changed the height of the page by a row.
  const now = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(now - height)).toBeLessThan(200);
});

test(
  'Back from a guide shows the list as far open, at the same scroll position',
  { tag: '@phone' },
  async ({ page }) => {
    await observeLayoutShifts(page);
    await page.goto('/audio-guide-by-category/1');
    await expect(page.getByText(/^12 of \d+ guides$/)).toBeVisible();
    expect(await layoutShiftsOf(page)).toEqual([]);
    const all = await openAll(page);
    // A press pushes the page's foot down, which counts as a shift if the guides come later than half a second.
    await page.evaluate(() => (window.moved = []));
    const access = page.getByRole('link', { name: /^Get Access/ });
    // Past rows of many heights, and on to one in the middle of the list.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (let turn = 0; turn < 5; turn += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForFunction((y) => window.scrollY > y, turn * 700 + 650);
      await rowsInSight(page);
    }
    const left = await restingPlaceOf(page);
    expect(left.scrollY).toBeGreaterThan(2000);
    await access.nth(left.index).click();
    await page.waitForURL('**/audio-guide/*');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await expect(page.getByText(`${all} of ${all} guides`)).toBeVisible();
    await expect(page.getByRole('link', { name: left.name, exact: true })).toBeVisible();
    await expect.poll(async () => (await placeOf(page)).name).toBe(left.name);
    const found = await restingPlaceOf(page);
    expect(found.name).toBe(left.name);
    expect(Math.abs(found.scrollY - left.scrollY)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.top - left.top)).toBeLessThanOrEqual(1);
    expect(await layoutShiftsOf(page)).toEqual([]);
  },
);

test('the keyboard keeps its place, however far the page is scrolled', async ({ page }) => {
  await page.goto('/audio-guide-by-category/1');
  await expect(page.getByText(/^12 of \d+ guides$/)).toBeVisible();
  await openAll(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const first = page.getByRole('link', { name: /^Get Access/ }).first();
  // Cards far below are not rendered at once: until then another link is the first.
  await expect(first).toBeInViewport();
  await first.focus();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await rowsInSight(page);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', name);
  // And continues from there.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', name);
});
