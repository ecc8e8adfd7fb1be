import type { Locator, Page } from '@playwright/test';
import { overflows } from '../support/actions/catalogue.ts';
import { expect, test } from '../support/test.ts';

/** Whether an element is completely inside the window without scrolling. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { bottom, top } = node.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

const listen = (page: Page) => page.getByRole('button', { name: 'Listen free' });
const buy = (page: Page) => page.getByRole('button', { name: /^Buy for \$/ });

for (const id of [1, 2]) {
  test(
    `guide ${id} is listened to and bought on its first screen, beside one cover`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`/audio-guide/${id}`);
      for (const action of [listen(page), buy(page)]) {
        expect(await isInSight(action)).toBe(true);
      }
      const covers = await page.locator('main img').evaluateAll((images) =>
        images
          // The player has the picture of a stop.
          .filter((image) => !image.closest('section[aria-label="Player"]'))
          .map((image) => image.getBoundingClientRect())
          // Smaller pictures are portraits beside a recording.
          .filter(({ top, width }) => top < window.innerHeight && width > 100),
      );
      expect(covers).toHaveLength(1);
      expect(await overflows(page)).toBe(false);
    },
  );
}

test(
  "a phone's bar stays in sight, and covers nothing at the page's end",
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/audio-guide/2');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('region', { name: 'You might also like' })).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await isInSight(listen(page))).toBe(true);
    const last = page.getByRole('contentinfo').getByText('Dark', { exact: true });
    const bar = await page.locator('.guide-main-actions').boundingBox();
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  },
);
