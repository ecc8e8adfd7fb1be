import type { Locator, Page } from '@playwright/test';
import { listenUntil } from '../support/actions/audio.ts';
import { openGuide, press } from '../support/actions/player.ts';
import { expect, test } from '../support/test.ts';

const opener = (page: Page) => page.getByRole('button', { name: /^Open the player/ });
const nowPlaying = (page: Page) => page.getByRole('dialog', { name: 'Now playing' });

const edge = async (locator: Locator, side: 'top' | 'bottom'): Promise<number> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return side === 'top' ? box.y : box.y + box.height;
};

/** Plays a guide and scrolls to the end of its page, so that the bar is shown. */
async function playAtTheEnd(page: Page): Promise<void> {
  const player = await openGuide(page);
  await press(player, 'Play');
  await listenUntil(page, 0.5);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(opener(page)).toBeVisible();
}

test(
  'the buttons of a guide’s page are above the player’s bar, and the end of the page above both',
  { tag: '@phone-only' },
  async ({ page, customer: _ }) => {
    await playAtTheEnd(page);
    const bar = page.getByRole('region', { name: 'Now playing' });
    // They take the place of a customer's navigation.
    const buttons = page.locator('.guide-main-actions');
    await expect(async () => {
      expect(await edge(buttons, 'bottom')).toBeLessThanOrEqual(await edge(bar, 'top'));
      expect(await edge(bar, 'bottom')).toBe(page.viewportSize()?.height);
    }).toPass();
    const last = page.getByRole('contentinfo').locator('> *').last();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await edge(last, 'bottom')).toBeLessThanOrEqual((await edge(buttons, 'top')) + 1);
    }).toPass();
  },
);

test(
  'the bar opens the full-screen player; Escape and Back close it, and the focus returns',
  { tag: '@phone-only' },
  async ({ page }) => {
    await playAtTheEnd(page);
    const address = page.url();
    await opener(page).click();
    await expect(nowPlaying(page).getByRole('slider', { name: /^Position/ })).toBeVisible();
    await expect(nowPlaying(page).getByRole('button', { name: 'Pause' })).toBeInViewport();
    await expect
      .poll(() => nowPlaying(page).evaluate((view) => view.contains(document.activeElement)))
      .toBe(true);
    await page.goBack();
    await expect(nowPlaying(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(nowPlaying(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nowPlaying(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.heard.some(({ paused }) => !paused))).toBe(true);
  },
);

test(
  'the speed opens over the full-screen player, which a reload closes',
  { tag: '@phone-only' },
  async ({ page }) => {
    await playAtTheEnd(page);
    await opener(page).click();
    await nowPlaying(page).getByRole('button', { name: 'Speed: 1×' }).click();
    const speed = page.getByRole('dialog', { name: 'Speed' });
    await speed.getByRole('button', { name: '1.5×' }).click();
    await page.keyboard.press('Escape');
    await expect(speed).toHaveCount(0);
    await expect(nowPlaying(page).getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible();
    await page.reload();
    await press(page.getByRole('region', { name: 'Player' }), 'Play');
    await listenUntil(page, 0.5);
    await expect(nowPlaying(page)).toHaveCount(0);
  },
);
