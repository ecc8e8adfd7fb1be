import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { guideFor } from '../support/actions/shop.ts';
import { expect, inFull, test } from '../support/test.ts';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const shelf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('at either size', { tag: '@phone-full' }, () => {
  test('a guide is added to the library from its card and its page, and removed by keyboard', async ({
    page,
    customer,
  }) => {
    const [first, second] = [await guideFor(customer), await guideFor(customer, 1)];
    await observeLayoutShifts(page);

    await page.goto('/audio-guide-by-category/1');
    await page.getByRole('link', { name: `Get Access: ${first.title}` }).hover();
    await button(page, `Add to Library: ${first.title}`).click();
    await expect(button(page, `Remove from Library: ${first.title}`)).toBeVisible();
    await expect(page.getByText(`“${first.title}” was added to your library.`)).toBeVisible();

    await page.goto(`/audio-guide/${second.id}`);
    await button(page, 'Add to Library').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove from Library')).toBeVisible();
    await expect(page.getByText(`“${second.title}” was added to your library.`)).toBeVisible();

    await page.goto('/user/library');
    const wishes = shelf(page, 'Wish list');
    await expect(wishes.getByRole('link', { name: `Get Access: ${first.title}` })).toBeVisible();
    expect(await layoutShiftsOf(page)).toEqual([]);
    await wishes.getByRole('button', { name: `Remove from Library: ${second.title}` }).focus();
    await page.keyboard.press('Enter');
    await expect(wishes.getByRole('link', { name: `Get Access: ${second.title}` })).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('Wish list');
    await wishes.getByRole('button', { name: `Remove from Library: ${first.title}` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Your wish list is empty')).toBeVisible();
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(
      `axe finds nothing in the library and the news (${scheme})`,
      { tag: inFull(scheme) },
      async ({ page, customer }) => {
        const guide = await guideFor(customer);
        // As many guides as are needed for the search and selects to be shown.
        for (const place of [3, 2, 1, 0]) {
          const { id } = await guideFor(customer, place);
          await customer.post('/api/v1/users/wishlist', { guide_id: id });
        }
        await page.emulateMedia({ colorScheme: scheme });
        await observeLayoutShifts(page);
        await page.goto('/user/library');
        await expect(
          shelf(page, 'Wish list').getByRole('link', { name: `Get Access: ${guide.title}` }),
        ).toBeVisible();
        expect(await axeFinds(page)).toEqual([]);
        await page.goto('/user/update');
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        expect(await axeFinds(page)).toEqual([]);
        expect(await layoutShiftsOf(page)).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width).toBe(0);
      },
    );
  }
});

// Shows.
test('a change in one tab is shown in the other: in the library, a list and a guide', async ({
  page,
  customer,
  context,
}) => {
  const guide = await guideFor(customer);
  await page.goto('/user/library');
  await expect(page.getByText('Your wish list is empty')).toBeVisible();
  const [list, detail] = [await context.newPage(), await context.newPage()];
  await list.goto('/audio-guide-by-category/1');
  await expect(button(list, `Add to Library: ${guide.title}`)).toBeVisible();
  await detail.goto(`/audio-guide/${guide.id}`);
  await button(detail, 'Add to Library').click();
  await expect(button(list, `Remove from Library: ${guide.title}`)).toBeVisible();
  const wishes = shelf(page, 'Wish list');
  await wishes.getByRole('button', { name: `Remove from Library: ${guide.title}` }).click();
  await expect(button(detail, 'Add to Library')).toBeVisible();
  await expect(button(list, `Add to Library: ${guide.title}`)).toBeVisible();
});

test('the news link to their guide and to the plans', async ({ page, customer: _ }) => {
  await page.goto('/user/update');
  const news = page.getByRole('main').getByRole('listitem');
  await expect(news.first()).toBeVisible();
  const addresses = await news
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.every((each) => /^(\/audio-guide\/\d+|\/subscribe)$/.test(each))).toBe(true);
  const guideNews = addresses.find((each) => each.startsWith('/audio-guide/')) ?? '';
  await page.getByRole('main').locator(`a[href="${guideNews}"]`).first().click();
  await page.waitForURL(`**${guideNews}`);
  await expect(button(page, 'Add to Library')).toBeVisible();
});
