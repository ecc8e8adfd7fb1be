import type { Page } from '@playwright/test';

/**
 * Whether the page handles input. The server sends finished HTML, and the app marks the moment when it has taken
 * over (src/app/rendering/Interactive.tsx). Pages without the app's root are finished as they come.
 */
const isInteractive = (): boolean =>
  !document.getElementById('root') || performance.getEntriesByName('app-interactive').length > 0;

/** Waits until the app has taken the page over; fails when it never does. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isInteractive, null, { timeout: 15_000 });
}

/**
 * Makes `goto` and `reload` wait until the page handles input, as people do who look first. Tests that break the
 * app's start on purpose, or act before it, give `waitUntil`: then nothing more is waited for.
 */
export function waitsForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options);
    if (!options?.waitUntil) await isHydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (!options?.waitUntil) await isHydrated(page);
    return answer;
  };
}
