import type { Locator, Page } from '@playwright/test';
import { listenUntil } from '../support/actions/audio.ts';
import { faultyMedia, missingTrack, openGuide, press } from '../support/actions/player.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Now playing' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

test(
  'the bar appears on a guide’s page when the player is scrolled out of view, and not otherwise',
  { tag: '@phone' },
  async ({ page }) => {
    const player = await openGuide(page);
    await press(player, 'Play');
    await listenUntil(page, 0.5);
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await player.getByRole('button', { name: 'Pause', exact: true }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  // A desktop shows the tracks beside the player.
  'a track that fails while the player is out of view shows a message on its row and in the bar',
  { tag: '@phone-only' },
  async ({ page, problems }) => {
    problems.expect(...missingTrack);
    const media = await faultyMedia(page);
    const player = await openGuide(page);
    await press(player, 'Play');
    await listenUntil(page, 0.5);
    media.fault = '404';
    const row = player.getByRole('listitem').nth(1);
    await row.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.mouse.wheel(0, -80);
    await expect(bar(page)).toBeVisible();
    await row.getByRole('button').first().click();
    await expect(row.getByText('Could not play')).toBeVisible();
    await expect(bar(page).getByText('It was not found', { exact: false })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Try again' })).toBeInViewport();
  },
);

test(
  'toasts are above the bar, and disappear in time while the pointer is over them',
  { tag: '@phone' },
  async ({ page }) => {
    const player = await openGuide(page);
    await press(player, 'Play');
    await listenUntil(page, 0.5);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await player
      .getByRole('button', { name: /^Locked/ })
      .first()
      .evaluate((button) => button instanceof HTMLElement && button.click());
    const toast = page.getByRole('alert').filter({ hasText: 'Hello Sir' });
    await expect(toast).toBeVisible();
    await toast.hover();
    const box = await boxOf(toast);
    expect(box.y + box.height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
    await expect(toast).toHaveCount(0);
  },
);
