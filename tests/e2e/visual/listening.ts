import type { Page } from '@playwright/test';

/** Plays the guide whose page is open, and waits until the sound has started. */
export async function play(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: 'Play', exact: true })
    .first()
    .click();
  await page.waitForFunction(() => window.heard.some(({ currentTime }) => currentTime > 1));
}

/** Opens the guide's category, where the player's bar is shown. */
export async function toPlayerBar(page: Page): Promise<void> {
  await play(page);
  await page
    .getByRole('main')
    .getByRole('navigation')
    .getByRole('link', { name: /Pittura/ })
    .click();
  await page.getByRole('heading', { level: 1, name: /Pittura/ }).waitFor();
}
