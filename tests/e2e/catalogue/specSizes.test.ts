import { openLogin } from '../support/actions/auth.ts';
import { sizes, type Size } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Returns the width of the second in per cent of the first. */
const share = (whole: number, part: number): number => Math.round((part / whole) * 100);

const size = (): Size => (test.info().project.name === 'phone' ? 'phone' : 'desktop');

// Shows.
test(
  'the dialog takes 50 % of a desktop’s width and 90 % of a phone’s, under a veil over everything',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await openLogin(page);
    const paper = await page.locator('.auth-dialog').boundingBox();
    const veil = await page.locator('.MuiDialog-root').boundingBox();
    const { width, height } = sizes[size()];
    expect(share(width, paper?.width ?? 0)).toBe({ desktop: 50, phone: 90 }[size()]);
    expect(veil).toMatchObject({ x: 0, y: 0, width, height });
  },
);

// Shows.
test(
  'a row shows four guides at a time on a desktop, two on a phone',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Full of great ideas' });
    await expect(row.locator('.slick-slide').first()).toBeVisible();
    const list = await row.locator('.slick-list').boundingBox();
    const slide = await row.locator('.slick-slide').first().boundingBox();
    const slides = Math.round((list?.width ?? 0) / (slide?.width ?? 1));
    expect(slides).toBe({ desktop: 4, phone: 2 }[size()]);
  },
);

// Shows.
test('a card shows its buttons under the pointer, and for the keyboard', async ({ page }) => {
  await page.goto('/audio-guide-by-category/1');
  const card = page.locator('.guide-card').first();
  await expect(card).toBeVisible();
  const actions = card.locator('.guide-card-actions');
  const shown = (wanted: boolean) => expect(actions).toHaveCSS('opacity', wanted ? '1' : '0');
  await page.getByRole('heading', { level: 1 }).hover();
  await shown(false);
  await card.hover();
  await shown(true);
  await page.getByRole('heading', { level: 1 }).hover();
  await shown(false);
  await card.getByRole('link').first().focus();
  await shown(true);
});
