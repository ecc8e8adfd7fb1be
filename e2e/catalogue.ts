import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page's layout shifted by so far, as the browser counts it. */
    shifted: number;
  }
}

/** Counts layout shifts from the first paint on: before the page is opened. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What somebody's press moves is no surprise. The type is not in TypeScript's library yet.
        const { hadRecentInput, value } = entry as unknown as Record<string, number>;
        if (!hadRecentInput) window.shifted += value ?? 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Whether the page is wider than its window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Scrolls through the whole page, as somebody who reads it. */
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
