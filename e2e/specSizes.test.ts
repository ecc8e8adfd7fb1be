import { openLogin } from './auth.ts';
import { closeBrowser, sizes, visit } from './browser.ts';

afterAll(closeBrowser);

/** How much of the first one's width the second one takes, in per cent. */
const share = (whole: number, part: number): number => Math.round((part / whole) * 100);

test.each([
  ['phone', 90],
  ['desktop', 50],
] as const)(
  'on a %s the dialog takes %i % of the width, under a veil over everything',
  async (size, percent) => {
    const { page } = await visit(size);
    await page.goto('/');
    await openLogin(page);
    const paper = await page.locator('.auth-dialog').boundingBox();
    const veil = await page.locator('.MuiDialog-root').boundingBox();
    expect(share(sizes[size].width, paper?.width ?? 0)).toBe(percent);
    expect(veil).toMatchObject({ x: 0, y: 0, ...sizes[size] });
    await page.context().close();
  },
);

test.each([
  ['phone', 1],
  ['desktop', 4],
] as const)('on a %s a row of guides shows %i of them at a time', async (size, slides) => {
  const { page } = await visit(size);
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Full of great ideas' });
  await row.locator('.slick-slide').first().waitFor();
  const list = await row.locator('.slick-list').boundingBox();
  const slide = await row.locator('.slick-slide').first().boundingBox();
  expect(Math.round((list?.width ?? 0) / (slide?.width ?? 1))).toBe(slides);
  await page.context().close();
});

test('a card shows its buttons under the pointer, and for the keyboard', async () => {
  const { page } = await visit();
  await page.goto('/audio-guide-by-category/1');
  const card = page.locator('.guide-card').first();
  await card.waitFor();
  /** Waits until the buttons of the first card are seen, or not. */
  const shown = (wanted: boolean) =>
    page.waitForFunction((expected) => {
      const actions = document.querySelector('.guide-card .guide-card-actions');
      return actions !== null && (getComputedStyle(actions).opacity === '1') === expected;
    }, wanted);
  await page.getByRole('heading', { level: 1 }).hover();
  await shown(false);
  await card.hover();
  await shown(true);
  await page.getByRole('heading', { level: 1 }).hover();
  await shown(false);
  await card.getByRole('link').first().focus();
  await shown(true);
  await page.context().close();
});
