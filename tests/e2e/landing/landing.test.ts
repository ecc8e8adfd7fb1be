import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { ideas, openLanding, readThrough } from '../support/actions/landing.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { expect, inFull, test } from '../support/test.ts';

const titles = [
  'Full of great ideas',
  'Discover the Audio Guide most loved by our users this month',
  'I nostri prodotti',
  '+10.000 5-star reviews',
  'Google Reviews',
  'Full of great stories, told where they happened',
  'Perché scegliere Cicerone',
  'A companion who knows the story, and when to be silent',
  'Una guida che conosce la strada, e il tuo passo',
  'Domande frequenti',
  'Walk in with someone who knows the story',
];

test.describe('at either size', { tag: '@phone' }, () => {
  for (const scheme of ['light', 'dark'] as const) {
    // Shows.
    test(
      `in ${scheme}: the order, nothing moves, axe is content`,
      { tag: inFull(scheme) },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await observeLayoutShifts(page);
        await openLanding(page);
        // Content far below has not been requested.
        await expect(page.locator('iframe')).toHaveCount(0);
        await readThrough(page);
        expect(await layoutShiftsOf(page)).toEqual([]);
        const headings = await page.getByRole('main').locator('h1, h2').allTextContents();
        expect(headings.map((text) => text.replace(/\s+/g, ' '))).toEqual(titles);
        await expect(
          page
            .frameLocator('iframe[title="Google Reviews"]')
            .getByRole('heading', { name: '5.0 of 5 stars' }),
        ).toBeVisible();
        expect(await axeFinds(page, 'main')).toEqual([]);
      },
    );
  }
});

test('a jump to the end moves nothing either', { tag: '@phone-only' }, async ({ page }) => {
  await openLanding(page);
  await observeLayoutShifts(page);
  await page.reload();
  await expect(ideas(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // Not by its role: the dialog that opens by itself hides the page from it.
  await expect(page.locator('a', { hasText: 'See the plans' })).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual([]);
});

test('from 360 to 1920 pixels nothing is wider than the screen', async ({ page }) => {
  await openLanding(page);
  await readThrough(page);
  for (const width of [360, 390, 600, 768, 900, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // Each section is measured, also one that its parent clips. A carousel's row is wider by nature: the section around
    // it is measured.
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll('main section, main section > div')]
        .filter((part) => !part.closest('[aria-roledescription=carousel]'))
        .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
        .map(({ id, className }) => id || className),
    );
    expect([width, tooWide]).toEqual([width, []]);
  }
});

test('a visit from another page loads every section: the browser finds a question of the FAQ', async ({
  page,
}) => {
  await page.goto('/business-plan');
  await page.getByRole('banner').getByRole('link', { name: 'Cicerone, home' }).click();
  await expect(ideas(page)).toBeVisible();
  // The search of the browser (Ctrl-F). TypeScript does not know the function.
  await expect.poll(() => page.evaluate('find("Devo abbonarmi per ascoltare?")')).toBe(true);
  await expect(page.getByRole('button', { name: 'Devo abbonarmi' })).toBeInViewport();
});

for (const [how, leaveAndReturn] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'going back',
    async (page: Page) => {
      await page.getByRole('link', { name: 'See the plans' }).click();
      await expect(ideas(page)).toHaveCount(0);
      await page.goBack();
    },
  ],
] as const) {
  test(
    `${how} restores the scroll position and moves nothing`,
    { tag: '@phone' },
    async ({ page }) => {
      const top = () =>
        page.locator('#call-to-action').evaluate((last) => last.getBoundingClientRect().top);
      await observeLayoutShifts(page);
      await page.goto('/');
      // Where it is clicked: a click would scroll to it.
      await page
        .getByRole('link', { name: 'See the plans' })
        .evaluate((link) => link.scrollIntoView({ block: 'center' }));
      const before = await top();
      await leaveAndReturn(page);
      await expect(page.locator('.Toastify')).toBeAttached();
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
      expect(await layoutShiftsOf(page)).toEqual([]);
    },
  );
}

for (const id of ['about', 'faq']) {
  test(
    `#${id} leads to its section, also from another page`,
    { tag: '@phone-only' },
    async ({ page }) => {
      const top = () =>
        page.evaluate((anchor) => document.getElementById(anchor)?.getBoundingClientRect().top, id);
      await page.goto(`/#${id}`);
      await expect(page.locator(`#${id} h2`)).toBeVisible();
      await page.waitForFunction((anchor) => document.activeElement?.id === anchor, id);
      await expect(page.locator('#hero h2')).toBeVisible();
      // Below the header, also after content above has loaded.
      await page.waitForFunction((anchor) => {
        const box = document.getElementById(anchor)?.getBoundingClientRect();
        return box && box.top >= 0 && box.top <= 100;
      }, id);
      expect(await top()).toBeLessThanOrEqual(100);
    },
  );
}
