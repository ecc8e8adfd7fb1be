import type { Page } from 'playwright-core';

export const ideas = (page: Page) => page.getByRole('heading', { name: 'Full of great ideas' });

/**
 * The dialog that opens by itself after 5 s is closed first, so that it doesn't come in between. What stands
 * behind a question mark the server leaves to the browser: `/?drawn` asks for everything itself.
 */
export async function openLanding(page: Page, address: '/' | '/?drawn' = '/'): Promise<void> {
  await page.goto(address);
  await ideas(page).waitFor();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Down to the end, as a reader goes; scrolling by script is nobody's input. */
export async function readThrough(page: Page): Promise<void> {
  for (;;) {
    const isEnd = await page.evaluate(() => {
      window.scrollBy({ top: 400, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    // Two frames: what came near has been drawn.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    if (isEnd) break;
  }
  await page.getByRole('heading', { name: 'Domande frequenti' }).waitFor();
  await page.getByRole('link', { name: 'See the plans' }).waitFor();
}
