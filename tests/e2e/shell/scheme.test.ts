import type { Page } from '@playwright/test';
import { guidesFor } from '../../support/customers/shop.ts';
import { moving } from '../visual/measure.ts';
import { settle } from '../visual/stage.ts';
import { openGuide, press } from '../support/actions/player.ts';
import { expect, test } from '../support/test.ts';

const isScheme = (page: Page, scheme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('scheme'));
const themeColour = (page: Page) =>
  page.locator('meta[name="theme-color"]').getAttribute('content');
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name });

test('visitors and customers choose in the footer; a reload, other tabs and the browser’s bars follow', async ({
  page,
  problems,
}) => {
  // The app's scripts are aborted once.
  problems.expect(/ERR_FAILED/);
  await page.goto('/person');
  await isScheme(page, 'light');
  await expect(choice(page, 'System')).toBeChecked();
  const other = await page.context().newPage();
  await other.goto('/objects');
  await isScheme(other, 'light');

  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Dark')).toBeChecked();
  await isScheme(page, 'dark');
  await isScheme(other, 'dark');
  expect(await kept(page)).toBe('dark');
  expect(await themeColour(page)).toBe('#14110E');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'dark',
  );

  // Before the app runs: only the page's own script.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await isScheme(page, 'dark');
  expect(await themeColour(page)).toBe('#14110E');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await isScheme(page, 'dark');

  await choice(page, 'System').check();
  await isScheme(page, 'light');
  expect(await kept(page)).toBe(null);
  await page.emulateMedia({ colorScheme: 'dark' });
  await isScheme(page, 'dark');
});

test(
  'customers choose in their menu too',
  { tag: '@phone-only' },
  async ({ page, customer: _ }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/user/update');
    await isScheme(page, 'dark');
    await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
    await expect(
      page.getByRole('menuitemradio', { name: 'Colours: system', checked: true }),
    ).toBeVisible();
    await page.getByRole('menuitemradio', { name: 'Colours: light' }).press('Enter');
    await isScheme(page, 'light');
    await page.reload();
    await isScheme(page, 'light');
  },
);

test('with reduced motion, neither the carousel nor the disc moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const ideas = page.getByRole('region', { name: 'Full of great ideas' });
  await expect(ideas.getByRole('button', { name: 'Next slide' })).toBeVisible();
  // Nothing moves that could be paused.
  await expect(ideas.getByRole('button', { name: /the slides$/ })).toHaveCount(0);
  expect(await moving(page)).toEqual([]);
  const player = await openGuide(page);
  await press(player, 'Play');
  await page.waitForFunction(() => window.heard.some(({ currentTime }) => currentTime > 1));
  expect(await moving(page)).toEqual([]);
});

test("a printed guide has its complete text, black on white, without the app's controls", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/audio-guide/2');
  await expect(page.getByRole('heading', { name: 'Domande frequenti' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const shown = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
      );
  for (const gone of [
    'header',
    'footer',
    // Inside a heading they are questions, whose answers follow.
    'main button:not(:is(h2, h3) > button)',
    '.disc-record',
  ]) {
    await expect(page.locator(gone).first()).toBeAttached();
    expect([gone, await shown(gone)]).toEqual([gone, 0]);
  }
  const answers = page.locator('main h3:has(> [aria-expanded]) + div');
  await expect(answers.nth(3)).toBeAttached();
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  }
  const place = async (text: string) =>
    (await page.getByRole('main').getByText(text).first().boundingBox())?.y ?? 0;
  expect(await place('Domande frequenti')).toBeLessThan(await place('Analysis and key concepts'));
  const [ink, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('on paper there are no empty pages: nothing keeps a place for what is not there', async ({
  page,
  customer,
}) => {
  const guides = await guidesFor(customer);
  for (const { id } of guides.slice(0, 6)) {
    await customer.post('/api/v1/users/wishlist', { guide_id: id });
  }
  // The guide's last page was empty, the library had five.
  for (const path of ['/audio-guide/2', '/user/library']) {
    await page.goto(path);
    await settle(page);
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect([path, printed.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([path, 2]);
  }
});
