import type { Page } from '@playwright/test';
import { listenUntil, playedSeconds } from '../support/actions/audio.ts';
import {
  failuresSaid,
  faultyMedia,
  missingTrack,
  openGuide,
  press,
  recordFailures,
  sounding,
} from '../support/actions/player.ts';
import { expect, test } from '../support/test.ts';

/** Media faults of docs/faults.md: 404, stall, truncation, ignored Range, slow responses; fast clicks. */
async function open(page: Page) {
  const media = await faultyMedia(page);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  const player = await openGuide(page);
  return { media, player, thrown };
}

test('a missing track shows a message and can be tried again, and the next one plays', async ({
  page,
  problems,
}) => {
  problems.expect(...missingTrack);
  const { media, player } = await open(page);
  media.fault = '404';
  await press(player, 'Play');
  await expect(player.getByText('This track could not be played.')).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  media.fault = 'none';
  await press(player, 'Next track');
  await listenUntil(page, 1);
  media.fault = '404';
  await press(player, 'Previous track');
  await expect(player.getByText('This track could not be played.')).toBeVisible();
  media.fault = 'none';
  await press(player, 'Try again');
  await listenUntil(page, 1);
});

test('a stall shows a message, keeps the position, and ends when data arrives', async ({
  page,
}) => {
  const { media, player } = await open(page);
  media.fault = 'stall';
  await press(player, 'Play');
  // The message comes after nine seconds.
  await expect(player.getByText('The sound is not arriving.')).toBeVisible({ timeout: 20_000 });
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  media.fault = 'none';
  await Promise.all(media.held.splice(0).map((route) => route.continue()));
  await listenUntil(page, 1);
  await expect(player.getByText('The sound is not arriving.')).toHaveCount(0);
});

test('a slow response is shown as loading, not as failed', { tag: '@full' }, async ({ page }) => {
  const { media, player } = await open(page);
  media.fault = 'slow';
  await recordFailures(page);
  await press(player, 'Play');
  await expect(player.getByRole('progressbar', { name: 'Loading the track' })).toBeVisible();
  await listenUntil(page, 1);
  expect(await failuresSaid(page)).toEqual([]);
});

test('half a file is not counted as finished: the position where it broke is stored', async ({
  page,
}) => {
  const { media, player } = await open(page);
  media.fault = 'half';
  await press(player, 'Play');
  await listenUntil(page, 0.5);
  // Near the end of the half, so that the test need not wait longer.
  const half = await page.evaluate(() => (window.holder()?.duration ?? 0) / 2);
  const slider = player.getByRole('slider', { name: 'Position in the track' });
  // Paused, because on a busy machine playback would pass the end of the half between two clicks.
  await press(player, 'Pause');
  for (let place = 0; place + 12 < half; place += 10) await press(player, 'Forward 10 seconds');
  await press(player, 'Play');
  await expect(player.getByText('This track could not be played.')).toBeVisible();
  await expect(player.getByText('A part of it is missing.', { exact: false })).toBeVisible();
  await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - half)).toBeLessThan(4);
  media.fault = 'none';
  await press(player, 'Try again');
  await listenUntil(page, half + 1);
});

const ignoresRange = 'a seek reaches its position on a server that ignores Range';
test(ignoresRange, { tag: '@full' }, async ({ page }) => {
  const { media, player } = await open(page);
  media.fault = 'noRange';
  await press(player, 'Play');
  await listenUntil(page, 1);
  for (let times = 0; times < 3; times += 1) await press(player, 'Forward 10 seconds');
  await listenUntil(page, 30);
  expect(await playedSeconds(page)).toBeLessThan(45);
});

test('the last of twenty fast clicks wins, and nothing is thrown', async ({ page }) => {
  const { player, thrown } = await open(page);
  const rows = player.getByRole('listitem').getByRole('button').filter({ hasText: 'Free' });
  const count = await rows.count();
  await rows.evaluateAll((buttons) => {
    for (let click = 0; click < 20; click += 1) {
      const button = buttons[click % buttons.length];
      if (button instanceof HTMLElement) button.click();
    }
  });
  const last = rows.nth(19 % count);
  await listenUntil(page, 1);
  await expect(last).toHaveAttribute('aria-current', 'true');
  expect(await sounding(page)).toBe(1);
  expect(thrown).toEqual([]);
});
