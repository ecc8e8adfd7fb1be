import type { Page } from '@playwright/test';

/** Returns whether the page is wider than its window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Scrolls through the whole page, so that content that loads on scrolling is loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      window.scrollTo(0, at);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
    window.scrollTo(0, 0);
  });
}
