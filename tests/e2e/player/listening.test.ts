import { listenUntil, playedSeconds } from '../support/actions/audio.ts';
import { expect, test } from '../support/test.ts';

const lockedText = 'Hello Sir, If ypu want to access this Audio Guide Please login Your Account!';

test.describe('a visitor', () => {
  // Shows.
  test('opens the landing page and a guide, and hears a free track', async ({ page }) => {
    const ranges: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/storage/audio/track/')) ranges.push(response.status());
    });

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
    const products = page.getByRole('region', { name: 'I nostri prodotti' });
    const access = products.getByRole('link', { name: /^Get Access/ }).first();
    const name = (await access.getAttribute('aria-label'))?.replace('Get Access: ', '') ?? '';
    await access.click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const player = page.getByRole('region', { name: 'Player' });
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await listenUntil(page, 2);
    await expect(player.getByText(/^0:00:0[2-9]$/)).toBeVisible();

    // A seek with the bar ends at the requested position, and the server sends only that part.
    const bar = player.getByRole('slider', { name: 'Position in the track' });
    const total = Number(
      (await bar.getAttribute('aria-valuemax')) ?? (await bar.getAttribute('max')),
    );
    const box = await player.locator('.MuiSlider-root').first().boundingBox();
    if (!box) throw new Error('The progress bar is not on the page');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction((half) => {
      const at = window.heard.at(-1)?.currentTime ?? 0;
      return Math.abs(at - half) < 3;
    }, total / 2);
    expect(ranges.length).toBeGreaterThan(0);
    expect(ranges.every((status) => status === 206)).toBe(true);

    const before = await playedSeconds(page);
    await player.getByRole('button', { name: 'Forward 10 seconds' }).click();
    await page.waitForFunction(
      (least) => (window.heard.at(-1)?.currentTime ?? 0) >= least,
      before + 9.5,
    );

    await player.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.waitForFunction(() => window.heard.at(-1)?.paused);

    await player
      .getByRole('button', { name: /^Locked/ })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: lockedText })).toBeVisible();
  });
});
