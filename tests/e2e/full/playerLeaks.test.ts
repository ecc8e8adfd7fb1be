import { listenUntil } from '../support/actions/audio.ts';
import { openGuide, press, sounding } from '../support/actions/player.ts';
import { expect, test } from '../support/test.ts';

const changes = 200;

test('two hundred track changes leave heap and listeners flat', async ({ page }) => {
  const player = await openGuide(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const rows = player.getByRole('listitem').getByRole('button').filter({ hasText: 'Free' });
  await expect(rows.nth(1)).toBeVisible();
  const change = async (times: number) => {
    await rows.evaluateAll(async (buttons, count) => {
      for (let turn = 0; turn < count; turn += 1) {
        const button = buttons[turn % buttons.length];
        if (button instanceof HTMLElement) button.click();
        await new Promise((next) => setTimeout(next, 25));
      }
    }, times);
    const last = rows.nth((times - 1) % (await rows.count()));
    await expect(last).toHaveAttribute('aria-current', 'true');
    await listenUntil(page, 0.3);
  };
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  await press(player, 'Play');
  await change(40);
  const before = await measure();
  await change(changes);
  const after = await measure();
  console.log(before, after);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(5);
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.heap - before.heap).toBeLessThan(2_000_000);
  expect(await page.evaluate(() => window.heard.length)).toBeLessThanOrEqual(2);
  expect(await sounding(page)).toBe(1);
});

test('one track follows the other without a gap to speak of', async ({ page }) => {
  const player = await openGuide(page);
  await press(player, 'Play');
  await listenUntil(page, 0.3);
  await page.evaluate(() => {
    Object.assign(window, { at: {} as Record<string, number> });
    const at = (window as unknown as { at: Record<string, number> }).at;
    const first = window.holder();
    if (!first) return;
    first.addEventListener('ended', () => (at.ended = performance.now()));
    first.currentTime = first.duration - 4;
  });
  await page.waitForFunction(() => window.heard.length === 2);
  await page.evaluate(() => {
    const at = (window as unknown as { at: Record<string, number> }).at;
    const next = window.heard.find(({ paused }) => paused);
    next?.addEventListener('playing', () => (at.playing ??= performance.now()));
  });
  await page.waitForFunction(() => 'playing' in (window as unknown as { at: object }).at);
  const gap = await page.evaluate(() => {
    const { at } = window as unknown as { at: Record<string, number> };
    return (at.playing ?? 0) - (at.ended ?? 0);
  });
  console.log(`gap ${gap} ms`);
  expect(gap).toBeLessThan(250);
  expect(await sounding(page)).toBe(1);
});
