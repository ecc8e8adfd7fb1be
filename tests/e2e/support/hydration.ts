import type { Page } from '@playwright/test';

/**
 * Whether the page handles input. The server sends finished HTML, and the app marks the moment when it has hydrated
 * it (src/app/ssr/Interactive.tsx). Pages without the app's root are finished as they come. A test's own clock
 * (`page.clock`) replaces `performance`, which then records nothing: the attribute of HTML that waits for the app tells.
 */
const isInteractive = (): boolean => {
  const root = document.getElementById('root');
  if (!root || performance.getEntriesByName('app-interactive').length > 0) return true;
  const isReplaced = performance.getEntriesByType('navigation').length === 0;
  return (
    isReplaced &&
    root.childElementCount > 0 &&
    document.documentElement.dataset.hydrating === undefined
  );
};

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
