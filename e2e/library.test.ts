import type { Page } from 'playwright-core';
import type { TestCustomer } from '../server/test/customer.ts';
import { guidesFor } from '../server/test/shop.ts';
import { axeFinds } from './axe.ts';
import { closeBrowser, visit, watch } from './browser.ts';
import { freshCustomer, signIn } from './customer.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

afterAll(closeBrowser);

const guideFor = async (customer: TestCustomer, place = 0) => {
  const guide = (await guidesFor(customer)).filter(({ remark }) => remark !== 'Special')[place];
  if (!guide) throw new Error('a guide');
  return guide;
};
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const shelf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it('a guide goes into the library from its card and its page, and out by keyboard', async () => {
    const customer = await freshCustomer();
    const [first, second] = [await guideFor(customer), await guideFor(customer, 1)];
    const { page, problems } = await visit(size);
    await watchShifts(page);
    await signIn(page, customer);

    await page.goto('/audio-guide-by-category/1');
    await page.getByRole('link', { name: `Get Access: ${first.title}` }).hover();
    await button(page, `Add to Library: ${first.title}`).click();
    await button(page, `Remove from Library: ${first.title}`).waitFor();
    await page.getByText(`“${first.title}” was added to your library.`).waitFor();

    await page.goto(`/audio-guide/${second.id}`);
    await button(page, 'Add to Library').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Remove from Library').waitFor();

    await page.goto('/user/library');
    const wishes = shelf(page, 'Wish list');
    await wishes.getByRole('link', { name: `Get Access: ${first.title}` }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
    await wishes.getByRole('button', { name: `Remove from Library: ${second.title}` }).focus();
    await page.keyboard.press('Enter');
    await wishes
      .getByRole('link', { name: `Get Access: ${second.title}` })
      .waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Wish list');
    await wishes.getByRole('button', { name: `Remove from Library: ${first.title}` }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Your wish list is empty').waitFor();
    expect(problems).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'axe finds nothing in the library and the news (%s)',
    async (scheme) => {
      const customer = await freshCustomer();
      const guide = await guideFor(customer);
      await customer.post('/api/v1/users/wishlist', { guide_id: guide.id });
      const { page, problems } = await visit(size, scheme);
      await watchShifts(page);
      await signIn(page, customer);
      await page.goto('/user/library');
      await shelf(page, 'Wish list')
        .getByRole('link', { name: `Get Access: ${guide.title}` })
        .waitFor();
      expect(await axeFinds(page)).toEqual([]);
      await page.goto('/user/update');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      expect(await axeFinds(page)).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBe(0);
      expect(problems).toEqual([]);
    },
  );
});

it('what changes in one tab changes in the other: the library, a list, a guide', async () => {
  const customer = await freshCustomer();
  const guide = await guideFor(customer);
  const { page, problems } = await visit();
  await signIn(page, customer);
  await page.goto('/user/library');
  await page.getByText('Your wish list is empty').waitFor();
  const context = page.context();
  const [list, detail] = [await context.newPage(), await context.newPage()];
  const more = [watch(list), watch(detail)];
  await list.goto('/audio-guide-by-category/1');
  await button(list, `Add to Library: ${guide.title}`).waitFor();
  await detail.goto(`/audio-guide/${guide.id}`);
  await button(detail, 'Add to Library').click();
  await button(list, `Remove from Library: ${guide.title}`).waitFor();
  const wishes = shelf(page, 'Wish list');
  await wishes.getByRole('button', { name: `Remove from Library: ${guide.title}` }).click();
  await button(detail, 'Add to Library').waitFor();
  await button(list, `Add to Library: ${guide.title}`).waitFor();
  expect([problems, ...more]).toEqual([[], [], []]);
});

it('the news lead to their guide, and to the plans', async () => {
  const customer = await freshCustomer();
  const { page, problems } = await visit();
  await signIn(page, customer);
  await page.goto('/user/update');
  const news = page.getByRole('main').getByRole('listitem');
  await news.first().waitFor();
  const addresses = await news
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.every((each) => /^(\/audio-guide\/\d+|\/subscribe)$/.test(each))).toBe(true);
  const guideNews = addresses.find((each) => each.startsWith('/audio-guide/')) ?? '';
  await page.getByRole('main').locator(`a[href="${guideNews}"]`).first().click();
  await page.waitForURL(`**${guideNews}`);
  await button(page, 'Add to Library').waitFor();
  expect(problems).toEqual([]);
});
