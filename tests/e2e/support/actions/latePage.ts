import type { Page } from '@playwright/test';

/**
 * Follows the header's logo while the scripts of the next page are held back, and waits until the address is `path`.
 * Returns what lets them through.
 */
export async function requestHomeLate(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Cicerone, home' }).click();
  await page.waitForURL((url) => url.pathname === path);
  return release;
}
