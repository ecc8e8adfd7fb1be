import { expect, type Page } from '@playwright/test';

export const ideas = (page: Page) => page.getByRole('heading', { name: 'Full of great ideas' });

/**
 * Opens the landing page and closes the dialog that opens automatically after 5 s; the clock is moved ahead by that
 * time. With a query the server does not render the page: at `/?drawn` the browser requests everything.
 */
export async function openLanding(page: Page, address: '/' | '/?drawn' = '/'): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await expect(ideas(page)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Scrolls to the end in steps, by script, which does not count as input of the user. */
export async function readThrough(page: Page): Promise<void> {
  for (;;) {
    const isEnd = await page.evaluate(() => {
      window.scrollBy({ top: 400, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    // Two frames, by which content that came near is rendered.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    if (isEnd) break;
  }
  await expect(page.getByRole('heading', { name: 'Domande frequenti' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
}
