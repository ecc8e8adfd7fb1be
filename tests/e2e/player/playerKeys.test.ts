import { axeFinds } from '../support/axe.ts';
import { listenUntil, playedSeconds } from '../support/actions/audio.ts';
import { openGuide, press, sounding } from '../support/actions/player.ts';
import { expect, test } from '../support/test.ts';

test('single keys control the player, never a field, and can be turned off', async ({ page }) => {
  const player = await openGuide(page);
  await press(player, 'Play');
  await listenUntil(page, 0.5);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );

  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => sounding(page)).toBe(0);
  await page.keyboard.press('l');
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(10);
  await page.keyboard.press('j');
  await expect.poll(() => playedSeconds(page)).toBeLessThan(10);
  await page.keyboard.press('Shift+>');
  await expect(player.getByRole('button', { name: 'Speed: 1.25×' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.holder()?.playbackRate)).toBe(1.25);
  await page.keyboard.press('m');
  await expect.poll(() => page.evaluate(() => window.holder()?.muted)).toBe(true);
  await page.keyboard.press('m');
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();

  await page.keyboard.press('Shift+?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('the panels set speed, sleep timer and queue, and a reload keeps the choice', async ({
  page,
}) => {
  const player = await openGuide(page);
  await press(player, 'Play');
  await press(player, 'Speed: 1×');
  await page.getByRole('button', { name: '1.5×' }).click();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(player.getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible();
  await press(player, 'Sleep timer');
  await page.getByRole('button', { name: '15 minutes' }).click();
  await expect(page.getByText(/The sound ends in 0:1[45]:/)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await player
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Add to queue' }).click();
  await press(player, 'Up next');
  await expect(page.getByRole('heading', { name: 'Queued' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.reload();
  await expect(player.getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible();
});
