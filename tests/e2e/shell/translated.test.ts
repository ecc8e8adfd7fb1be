/** The core visits in a browser that translates each page, which replaces its text nodes. */
import type { Page } from '@playwright/test';
import { listenUntil } from '../support/actions/audio.ts';
import { fillSignIn, freshCustomer } from '../support/actions/customer.ts';
import { openGuide, press as pressIn } from '../support/actions/player.ts';
import { guideFor, paymentPage, press } from '../support/actions/shop.ts';
import { expect, test } from '../support/test.ts';
import { lostTexts, translatePages } from '../support/translation.ts';

test.beforeEach(({ context }) => translatePages(context));

/** Waits for a text until it is translated, and shows that no part of the page failed. */
async function isTranslated(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('font > font').filter({ hasText: text }).first()).toBeVisible();
  await expect(page.getByText('This part of the page could not be shown')).toHaveCount(0);
  expect(await lostTexts(page)).toEqual([]);
}

test.describe('at either size', { tag: '@phone' }, () => {
  test('a visitor searches, opens a category, plays a free track with the sleep timer, and signs in', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.goto('/');
    await isTranslated(page, 'Full of great ideas');

    await press(page, 'Search');
    const results = page.getByRole('dialog', { name: 'Search results' });
    const found = results.getByRole('link').first();
    const nothing = results.getByText('Nothing was found');
    const typed = [
      ['cara', found],
      ['qqqzzzxxx', nothing],
      ['caravaggio', found],
      ['', found.and(nothing)],
      ['qqqzzz', nothing],
      ['masaccio', found],
    ] as const;
    for (const [text, shown] of typed) {
      await page.getByRole('combobox', { name: 'Search Audio Guide' }).fill(text);
      await (text ? expect(shown).toBeVisible() : expect(shown).toHaveCount(0));
    }
    await isTranslated(page, /masaccio/i);

    await page.goto('/audio-guide-by-category/1');
    await press(page, 'Load More');
    await isTranslated(page, /^24 of \d+/);

    const player = await openGuide(page);
    await pressIn(player, 'Play');
    await listenUntil(page, 0.5);
    await pressIn(player, 'Sleep timer');
    const panel = page.getByRole('dialog', { name: 'Sleep timer' });
    await pressIn(panel, '15 minutes');
    await isTranslated(page, /^The sound ends in 0:14:5\d/);
    await pressIn(panel, 'At the end of the track');
    await isTranslated(page, 'The sound ends with the track.');
    await pressIn(panel, 'Turn off');
    await expect(panel.getByText('The sound ends')).toHaveCount(0);
    await pressIn(panel, 'Close');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const bar = page.getByRole('region', { name: 'Now playing' });
    const time = bar.getByText(/^\d:\d\d:\d\d \/ \d:\d\d:\d\d$/);
    const before = (await time.textContent()) ?? '';
    await expect(time).not.toHaveText(before);
    await pressIn(bar, 'Pause');
    await isTranslated(page, 'Download Mobile App');

    const customer = await freshCustomer();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Buy for/ })
      .first()
      .click();
    await isTranslated(page, /^Sign in to buy/);
    await fillSignIn(page, customer);
    await page.waitForURL('**/user/cart');
    await isTranslated(page, 'Total Prices');
  });

  test('a customer buys a guide, comes back before the purchase is confirmed, and opens library and profile', async ({
    page,
    customer,
  }) => {
    test.setTimeout(60_000);
    const guide = await guideFor(customer);
    await page.goto(`/audio-guide/${guide.id}`);
    await press(page, 'Add to Library');
    await isTranslated(page, /was added to your library/);
    await page.goto(`/user/subscribe/${guide.id}`);
    await press(page, 'Add to Cart');
    await page.waitForURL('**/user/cart');
    await isTranslated(page, 'Total Prices');
    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);

    // The proof of the purchase is held back until the notice is translated.
    let release = () => {};
    const isNoticed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/users/profile-data*', async (route) => {
      await isNoticed;
      await route.continue();
    });
    await press(page, 'Order with obligation to pay');
    await isTranslated(page, /We are unlocking what you bought/);
    release();
    await isTranslated(page, /every track is unlocked/);

    await page.getByRole('link', { name: 'Go to Library' }).click();
    await isTranslated(page, 'Not started');
    await page.goto('/user/profile');
    await isTranslated(page, 'Update your information');
    await page.getByRole('tab', { name: 'Billing' }).click();
    await isTranslated(page, 'Invoice');
  });
});
