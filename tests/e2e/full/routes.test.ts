import type { Page } from '@playwright/test';
import { overflows, readThrough } from '../support/actions/catalogue.ts';
import { everyRoute } from '../support/everyRoute.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { narrow, sizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Opens one route and scrolls to its end. */
async function openRoute(page: Page, at: string, text: string | RegExp): Promise<void> {
  await page.goto(at);
  await expect(
    page.locator('main').getByText(text).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page).not.toHaveTitle(/Page not found/);
  await readThrough(page);
  expect([at, await overflows(page), await layoutShiftsOf(page)]).toEqual([at, false, []]);
}

for (const [size, viewport] of Object.entries({ ...sizes, 'narrow window': narrow })) {
  test.describe(`on a ${size}, page by page`, () => {
    test.use({ viewport });

    test('a visitor opens every route of the table', async ({ page }) => {
      // One page after the other.
      test.setTimeout(120_000);
      await observeLayoutShifts(page);
      for (const { at, visitor } of everyRoute) await openRoute(page, at, visitor);
    });

    test(
      'a customer opens every route of the table',
      { tag: '@phone' },
      async ({ page, customer: _ }) => {
        // One page after the other.
        test.setTimeout(120_000);
        await observeLayoutShifts(page);
        for (const { at, customer } of everyRoute) await openRoute(page, at, customer);
      },
    );
  });
}
