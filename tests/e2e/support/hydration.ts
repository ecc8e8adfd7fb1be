import type { Page } from '@playwright/test';

/**
 * Whether the page handles input. The server sends complete HTML, and the app sets a mark when it has hydrated it
 * (src/app/ssr/Interactive.tsx). Pages without the app's root are complete when they are loaded. A test's clock
 * (`page.clock`) replaces `performance`, which then records nothing: then an attribute of the HTML shows whether it
 * waits for the app.
 */
export const isInteractive = (): boolean => {
  const root = document.getElementById('root');
  if (!root || performance.getEntriesByName('app-interactive').length > 0) return true;
  const isReplaced = performance.getEntriesByType('navigation').length === 0;
  return (
    isReplaced &&
    root.childElementCount > 0 &&
    document.documentElement.dataset.hydrating === undefined
  );
};

/** Waits until the app has hydrated the page; fails if it never does. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isInteractive, null, { timeout: 15_000 });
}

/**
 * Makes `goto` and `reload` wait until the page handles input, as users do who read first. Tests that break the app's
 * start, or act before it, pass `waitUntil`: then this does not wait.
 */
export function waitsForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (!options?.waitUntil) await isHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await isHydrated(page);
    return response;
  };
}
