import type { Page } from '@playwright/test';
import { keepSession } from '../support/actions/customer.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { expect, test } from '../support/test.ts';

/** Delays data, code and pictures, in another order than that of the requests. */
async function answerSlowly(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\/(api|storage|fake-api|assets)\//, async (route) => {
    asked += 1;
    const milliseconds = 100 + ((asked * 389) % 700);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may be closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/** Scrolls to the page's end repeatedly, like a held End key. */
const stayAtTheEnd = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const scroll = () => {
      window.scrollTo({ top: document.documentElement?.scrollHeight, behavior: 'instant' });
      requestAnimationFrame(scroll);
    };
    requestAnimationFrame(scroll);
  });

/** With a question mark the browser renders the page. `npm test` opens the first three. */
const screens: [address: string, lastRow: string][] = [
  ['/?drawn', 'Domande frequenti'],
  ['/audio-guide/1?drawn', 'Domande frequenti'],
  ['/user', 'Browse by category'],
  ['/audio-guide-by-category/1?drawn', 'Load More'],
  ['/person/1?drawn', 'Others like'],
  ['/objects/1?drawn', 'You might also like'],
  ['/user/library', 'Your wish list is empty'],
];

for (const [index, [address, lastRow]] of screens.entries()) {
  const tag = [
    ...(/^.(person|user$)/.test(address) ? ['@phone'] : []),
    ...(index < 3 ? [] : ['@full']),
  ];
  test(`${address} moves nothing while it comes in`, { tag }, async ({ page, stranger }) => {
    if (address.startsWith('/user')) await keepSession(page, stranger);
    await observeLayoutShifts(page);
    await answerSlowly(page);
    await stayAtTheEnd(page);
    await page.goto(address);
    await expect(page.getByText(lastRow).first()).toBeVisible();
    // It is shown after everything above it.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the first row of the landing page has its height from the start', async ({ page }) => {
    await observeLayoutShifts(page);
    // Every chunk comes a second after its request, and so long after the data.
    await page.route(/\/assets\/\d+\.\w+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/?drawn');
    await expect(page.locator('#ideas article').first()).toBeVisible();
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  test('the row at the end of a guide moves nothing', async ({ page }) => {
    await observeLayoutShifts(page);
    await answerSlowly(page);
    await stayAtTheEnd(page);
    await page.goto('/audio-guide/2');
    await expect(page.getByRole('heading', { name: 'You might also like' })).toBeVisible();
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
});
