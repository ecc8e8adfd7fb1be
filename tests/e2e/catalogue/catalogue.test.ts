import { axeFinds } from '../support/axe.ts';
import { overflows, readThrough } from '../support/actions/catalogue.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

const isPhone = () => test.info().project.name === 'full-phone';

/** Every screen of the catalogue, and a text on it. `isVariant`: an earlier one has the same layout. */
const screens: [address: string, text: string | RegExp, isVariant?: true][] = [
  ['/audio-guide-by-category/1', /^12 of \d+ guides$/],
  ['/audio-guide-by-category/3', /^\d+ of \d+ guides$/, true],
  ['/person', /^12 of \d+$/],
  ['/person/1', 'Others like'],
  ['/objects', /^12 of \d+$/, true],
  ['/objects/1', 'You might also like'],
  ['/locations', /^12 of \d+$/, true],
  ['/locations/1', 'Collections'],
  ['/locations/1?Tab=WhatsOn', 'Featured', true],
  ['/locations/1?Tab=Visit', 'Opening hours', true],
  ['/events', 'In Development Mode'],
];

for (const [address, text, isVariant] of screens) {
  const tag = isVariant ? ['@phone-full', '@full'] : '@phone-full';
  // Shows.
  test(`a visitor finds ${address} in order`, { tag }, async ({ page }) => {
    if (isPhone()) await page.emulateMedia({ colorScheme: 'dark' });
    await observeLayoutShifts(page);
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
    await readThrough(page);
    expect(await axeFinds(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
}

// Shows.
test(
  'a customer finds the home in order',
  { tag: '@phone-full' },
  async ({ page, customer: _ }) => {
    if (isPhone()) await page.emulateMedia({ colorScheme: 'dark' });
    await observeLayoutShifts(page);
    await page.goto('/user');
    await expect(page.getByRole('region', { name: 'The most popular' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Browse by category' })).toBeVisible();
    await readThrough(page);
    expect(await axeFinds(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await layoutShiftsOf(page)).toEqual([]);
    const events = page.getByRole('heading', { name: 'Events', level: 2 });
    await expect(events).toBeVisible({ visible: !isPhone() });
  },
);

test('an address that is no route shows that the page does not exist', async ({
  page,
  problems,
}) => {
  // The page's own status is a 404, as search engines need it.
  problems.expect(...refusal(404, '/no/such/page'));
  await observeLayoutShifts(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('main').getByText('This page does not exist.')).toBeVisible();
  expect(await overflows(page)).toBe(false);
  expect(await layoutShiftsOf(page)).toEqual([]);
});
