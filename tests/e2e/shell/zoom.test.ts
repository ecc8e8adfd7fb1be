import type { Page } from '@playwright/test';
import { play } from '../visual/listening.ts';
import { settle } from '../visual/stage.ts';
import { whatStaysWide } from '../visual/measure.ts';
import { expect, test } from '../support/test.ts';

test('at 200 % zoom the sign-up’s last link is within reach', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/person');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('button', { name: 'Sign up' }).click();
  const signUp = page.getByRole('dialog', { name: 'Create your account' });
  await signUp.getByRole('button', { name: 'Sign in' }).click();
  await expect(login).toBeVisible();
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(login).toHaveCount(0);
});

/** Ten pages on which people choose, buy and listen: those of visitors, and those of customers. */
const forVisitors = [
  '/',
  '/audio-guide-by-category/1',
  '/audio-guide/1',
  '/search?q=pittura',
  '/subscribe',
  '/subscribe/2',
  '/business-plan',
];
const forCustomers = ['/user/cart', '/user/library', '/user/profile', '/user/subscribe/2'];

const windows = [
  { name: 'a phone with text at 200 %', width: 390, height: 844, text: '200%' },
  { name: 'a window at 400 % zoom', width: 320, height: 256, text: '100%' },
  { name: 'a phone held sideways', width: 844, height: 390, text: '100%' },
];

/** Returns the height of what stays on the window while the page scrolls, in pixels. */
const heightOfBars = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    window.scrollTo(0, 600);
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          /fixed|sticky/.test(getComputedStyle(element).position) &&
          element.checkVisibility({ visibilityProperty: true }) &&
          // It has its place beside the text.
          !element.matches('.back-to-top'),
      )
      .map((element) => element.getBoundingClientRect())
      .reduce((sum, { top, bottom }) => {
        return sum + Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
      }, 0);
  });

/** Presses Tab, and returns what then has the focus but cannot be seen. */
async function unseenStops(page: Page, stops: number): Promise<string[]> {
  const unseen: string[] = [];
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement: at } = document;
      if (!at) return undefined;
      const { left, top, width, height } = at.getBoundingClientRect();
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isSeen = steps.some((across) =>
        steps.some((down) => {
          const over = document.elementFromPoint(left + width * across, top + height * down);
          // A field may lie under what shows its state.
          return over !== null && (at.contains(over) || over.contains(at) || isBeside(at, over));
        }),
      );
      function isBeside(field: Element, other: Element) {
        return field.closest('label, .MuiSlider-root')?.contains(other) ?? false;
      }
      return isSeen ? undefined : at.outerHTML.slice(0, 120);
    });
    if (found !== undefined) unseen.push(found);
  }
  return unseen;
}

/** Opens each page, and returns what is wider than the window, covered, or takes too much of it. */
async function faultsOf(page: Page, paths: readonly string[], text: string): Promise<string[]> {
  const found: string[] = [];
  const { height = 0 } = page.viewportSize() ?? {};
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    const faults = await whatStaysWide(page);
    faults.push(...(await unseenStops(page, 20)).map((stop) => `unseen: ${stop}`));
    const bars = await heightOfBars(page);
    if (bars > height / 4) faults.push(`the bars take ${bars} of ${height}`);
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  return found;
}

for (const { name, width, height, text } of windows) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('shows a visitor’s pages whole, and what has the focus', async ({ page }) => {
      test.slow();
      expect(await faultsOf(page, forVisitors, text)).toEqual([]);
    });

    test('shows a customer’s pages whole, and what has the focus', async ({
      page,
      customer: _,
    }) => {
      expect(await faultsOf(page, forCustomers, text)).toEqual([]);
    });

    test('has place for the page while something plays', async ({ page, customer: _ }) => {
      await page.goto('/audio-guide/1');
      await settle(page);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      await play(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Now playing' })).toBeInViewport();
      expect(await heightOfBars(page)).toBeLessThanOrEqual(height / 4);
      // The player stays on other pages, with the navigation.
      await page.getByRole('banner').getByRole('link', { name: 'Cicerone' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your home' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Player' })).toBeInViewport();
      await settle(page);
      expect(await heightOfBars(page)).toBeLessThanOrEqual(height / 4);
      expect(await whatStaysWide(page)).toEqual([]);
    });
  });
}

test('in a narrow header nothing overlaps, with large text neither', async ({ page }) => {
  await page.goto('/person');
  const banner = page.getByRole('banner');
  for (const width of [320, 340, 390]) {
    for (const text of ['100%', '200%']) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      const logo = await banner.getByRole('link', { name: 'Cicerone' }).boundingBox();
      const search = await banner.getByRole('button', { name: 'Search' }).boundingBox();
      const login = await banner.getByRole('button', { name: 'Login' }).boundingBox();
      const gap = (search?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0);
      expect({ width, text, gap, ok: gap >= 0 }).toEqual({ width, text, gap, ok: true });
      expect((login?.x ?? 0) + (login?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test('a phone held sideways shows a guide’s title and ‘Listen free’', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/audio-guide/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Listen free' })).toBeInViewport({ ratio: 1 });
});

test('with large text a select’s label is above its value', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/person');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const label = await page.getByText('Sort by', { exact: true }).first().boundingBox();
  const value = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox();
  const middle = (label?.y ?? 0) + (label?.height ?? 0) / 2;
  // On the field's upper edge.
  expect(Math.abs(middle - (value?.y ?? 0))).toBeLessThan(6);
});
