import type { Page } from '@playwright/test';
import { openLanding } from '../support/actions/landing.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

test.describe('static content', () => {
  for (const [what, answer, said] of [
    ['500', { status: 500, body: '{"message":"Out for lunch"}' }, 'Out for lunch'],
    ['HTML', { status: 200, contentType: 'text/html', body: '<p>Hello' }, /could not be read/],
  ] as const) {
    const tag = what === '500' ? [] : '@full';
    const continues = `that fails with ${what}: a toast, a panel, and the page continues`;
    test(continues, { tag }, async ({ page, problems }) => {
      if (what === '500') problems.expect(...refusal(500, '/fake-api/hero.json'));
      let fails = true;
      await page.route('**/fake-api/hero.json', (route) =>
        fails ? route.fulfill(answer) : route.continue(),
      );
      await observeLayoutShifts(page);
      await openLanding(page, '/?drawn');
      await page.locator('#hero').evaluate((hero) => hero.scrollIntoView());
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await expect(page.getByText('The introduction could not be loaded.')).toBeVisible();
      fails = false;
      await page.locator('#hero').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: /^Full of great stories/ })).toBeVisible();
      // The dialog that opens by itself moves a toast to the top.
      const shifts = await layoutShiftsOf(page);
      expect(shifts.filter((shift) => !shift.includes('Toastify'))).toEqual([]);
    });
  }

  test(
    'that is slow and long moves nothing when it arrives',
    { tag: '@phone' },
    async ({ page }) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/fake-api/*.json', async (route) => {
        const response = await route.fetch();
        const long = (_key: string, value: unknown) =>
          typeof value === 'string' && value.includes(' ') ? `${value} `.repeat(5) : value;
        const body = JSON.stringify(JSON.parse(await response.text(), long));
        await released;
        await route.fulfill({ response, body });
      });
      await observeLayoutShifts(page);
      await page.goto('/?drawn');
      // Not by role: the dialog that opens by itself hides the page from it.
      const skeleton = page.getByLabel('Loading the introduction');
      await skeleton.evaluate((hero) => hero.scrollIntoView());
      release();
      await expect(page.locator('h2', { hasText: 'Full of great stories' })).toBeVisible();
      await expect(page.locator('h2', { hasText: 'A companion who knows' })).toBeVisible();
      await expect(skeleton).toHaveCount(0);
      expect(await layoutShiftsOf(page)).toEqual([]);
    },
  );
});

test.describe('a carousel', () => {
  const shown = (page: Page) =>
    page
      .getByRole('region', { name: '+10.000 5-star reviews' })
      .locator('.slick-slide:not([inert]) h3')
      .first()
      .innerText();

  const atRest = (page: Page) =>
    page.waitForFunction(
      () => document.querySelector('#reviews .slick-track')?.getAnimations().length === 0,
    );

  // Shows.
  test('pauses under the pointer and on request, and goes by the arrow keys', async ({ page }) => {
    await openLanding(page);
    await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    const region = page.getByRole('region', { name: '+10.000 5-star reviews' });
    const pause = region.getByRole('button', { name: 'Pause the slides' });
    await expect(pause).toBeVisible();
    await region.locator('.slick-list').hover();
    let held = '';
    // Again if a slide had begun to move.
    await expect(async () => {
      held = await shown(page);
      // Longer than a slide is shown. A move is seen at the latest in the next turn.
      for (let turn = 0; turn < 3; turn += 1) {
        await page.clock.fastForward(10_000);
        await atRest(page);
        expect(await shown(page)).toBe(held);
      }
    }).toPass({ timeout: 10_000 });
    await page.mouse.move(5, 5);
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect.poll(() => shown(page), { timeout: 1000 }).not.toBe(held);
    }).toPass();
    await pause.click();
    await page.mouse.move(5, 5);
    // Waits until the slide has stopped.
    await atRest(page);
    const first = await shown(page);
    const height = await page.evaluate(() => scrollY);
    // react-slick ignores a key until its own timer says that the slide has stopped, which is later on a busy machine.
    await expect(async () => {
      if ((await shown(page)) === first) await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page), { timeout: 2000 }).not.toBe(first);
    }).toPass();
    await atRest(page);
    await expect(async () => {
      if ((await shown(page)) !== first) await page.keyboard.press('ArrowLeft');
      await expect.poll(() => shown(page), { timeout: 2000 }).toBe(first);
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(height);
  });

  test('does not move when reduced motion is preferred', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLanding(page);
    await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    const region = page.getByRole('region', { name: '+10.000 5-star reviews' });
    await expect(region.getByRole('button', { name: 'Next slide' })).toBeVisible();
    await expect(region.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
  });
});
