import type { Page } from '@playwright/test';
import { readThrough } from '../support/actions/catalogue.ts';
import { openLanding } from '../support/actions/landing.ts';
import { expect, test } from '../support/test.ts';

/**
 * Delays the scripts that make rows move (src/shared/ui/carousel/SlickCarousel.tsx) until the returned function is
 * called.
 */
async function holdMovement(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const script = await route.fetch();
    if ((await script.text()).includes('slick-track')) await released;
    await route.fulfill({ response: script });
  });
  return release;
}

/** Returns the height of every row in pixels by its name. */
const heights = (page: Page): Promise<Map<string, number>> =>
  page
    .locator('[aria-roledescription="carousel"]')
    .evaluateAll((rows) =>
      rows.map((row): [string, number] => [
        row.getAttribute('aria-label') ?? '',
        row.getBoundingClientRect().height,
      ]),
    )
    .then((rows) => new Map(rows));

/** Returns the rows whose height has changed by at least a pixel; less is rounding. */
const changed = (before: Map<string, number>, now: Map<string, number>) =>
  [...before]
    .map(([row, height]) => ({ row, height, now: now.get(row) ?? 0 }))
    .filter(({ height, now }) => Math.abs(now - height) >= 1);

test(
  'a row is as high out of sight as in sight, and when it moves',
  { tag: '@phone' },
  async ({ page, customer: _ }) => {
    const letMove = await holdMovement(page);
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: 'Browse by category' })).toBeVisible();
    const unseen = await heights(page);
    expect([...unseen.keys()]).toEqual(expect.arrayContaining(['Persons', 'Objects', 'Locations']));
    await readThrough(page);
    expect(changed(unseen, await heights(page))).toEqual([]);
    letMove();
    await expect(
      page.getByRole('region', { name: 'Objects' }).locator('.slick-slide').first(),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Objects' }).locator('.carousel-static'),
    ).toHaveCount(0);
    expect(changed(unseen, await heights(page))).toEqual([]);
    // A script that is still loading is cancelled with the page, which is no failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test('a drag of a row follows no link, a click does, and a click with Ctrl opens a tab', async ({
  page,
  context,
}) => {
  await openLanding(page);
  const row = page.getByRole('region', { name: 'Full of great ideas' });
  await row.getByRole('button', { name: 'Pause the slides' }).click();
  const slide = row.locator('.slick-active').nth(2);
  for (const grabbed of [slide.locator('img'), slide.getByText('Get Access')]) {
    // react-slick ignores a drag while the row still moves.
    await expect(row.locator('.slick-track')).not.toHaveAttribute('style', /transition/);
    const box = await grabbed.boundingBox();
    if (!box) throw new Error('a slide in sight');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const first = await row.locator('.slick-current').getAttribute('data-index');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 300, y, { steps: 8 });
    await page.mouse.up();
    await expect(row.locator('.slick-current')).not.toHaveAttribute('data-index', first ?? '');
    expect(new URL(page.url()).pathname).toBe('/');
  }
  const access = row.locator('.slick-active').first().getByText('Get Access');
  const opened = context.waitForEvent('page');
  await access.click({ modifiers: ['Control'] });
  await (await opened).close();
  await access.click();
  await expect(page).toHaveURL(/\/audio-guide\/\d+$/);
});

test('a row does not cut off the shadow of a card', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const card = page.locator('.carousel .slick-active .guide-card').first();
  await card.hover();
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const below = { x, y: y + height + 4, width, height: 12 };
  const shaded = await page.screenshot({ clip: below });
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => (await page.screenshot({ clip: below })).equals(shaded))
    .toBe(false);
});
