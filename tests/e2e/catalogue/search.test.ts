import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { freshCustomer, signIn } from '../support/actions/customer.ts';
import { expect, inFull, test } from '../support/test.ts';
import { settle } from '../visual/stage.ts';

const bar = (page: Page) => page.getByRole('banner');
const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Search results' });
const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search Audio Guide' });

/** Opens a page that loads little, and the search. */
async function openSearch(page: Page): Promise<void> {
  await page.goto('/person');
  await bar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(boxOf(page)).toBeVisible();
}

test.describe('at either size', { tag: '@phone-full' }, () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(
      `what is found is seen, and axe finds nothing (${scheme})`,
      { tag: inFull(scheme) },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await openSearch(page);
        expect(await axeFinds(page)).toEqual([]);
        await page.keyboard.type('caravaggio');
        await expect(overlayOf(page).getByRole('link').first()).toBeVisible();
        for (const kind of ['Guides', 'Persons', 'Objects', 'Places']) {
          await expect(overlayOf(page).getByRole('region', { name: kind })).toBeVisible();
        }
        expect(await axeFinds(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
        await boxOf(page).fill('qqqzzzxxx');
        await expect(overlayOf(page).getByText('Nothing was found')).toBeVisible();
        expect(await axeFinds(page)).toEqual([]);
      },
    );
  }
});

test(
  'a sentence that is said in a recording is seen whole',
  { tag: '@phone-only' },
  async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('prospettiva');
    const said = overlayOf(page).getByRole('region', { name: 'In the recording' });
    const sentence = said.getByRole('link', { name: /prospettiva/ }).first();
    await expect(sentence).toBeVisible();
    const edges = await sentence.evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return [left >= 0, right <= document.documentElement.clientWidth];
    });
    expect(edges).toEqual([true, true]);
  },
);

test('by keyboard only: opened, searched, previewed, entered, and found again under the recent ones', async ({
  page,
}) => {
  await page.goto('/person');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const focusedName = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
    });
  await page.keyboard.press('Tab');
  while ((await focusedName()) !== 'Search') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toBeVisible();
  await page.keyboard.type('caravaggio');
  await expect(overlayOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const title = await page.evaluate(() => document.activeElement?.getAttribute('title') ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focusedName).toBe(`Play a preview of ${title}`);
  await page.keyboard.press('Enter');
  await listenUntil(page, 0.3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/audio-guide/*');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The preview ends with its card; the focus is in the new page.
  await expect
    .poll(() => page.evaluate(() => window.heard.every((audio) => audio.paused)))
    .toBe(true);
  await expect(page.locator('#content')).toBeFocused();
  await bar(page).getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(boxOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focusedName).toBe('caravaggio');
});

const wrongOrder = 'answers that come in the wrong order: the newest text stays';
test(wrongOrder, { tag: '@full' }, async ({ page }) => {
  let hold: (late: () => Promise<void>) => void;
  const held = new Promise<() => Promise<void>>((keep) => (hold = keep));
  await page.route('**/client/search', async (route) => {
    const { search } = route.request().postDataJSON() as { search: string };
    if (search !== 'roma') return route.continue();
    const response = await route.fetch();
    hold(() => route.fulfill({ response: response }));
  });
  await openSearch(page);
  await boxOf(page).fill('roma');
  await boxOf(page).fill('caravaggio');
  const persons = overlayOf(page).getByRole('region', { name: 'Persons' });
  await expect(persons.getByRole('link', { name: 'Caravaggio' })).toBeVisible();
  const late = await held;
  const before = await overlayOf(page).innerText();
  const heard = page.waitForResponse('**/client/search');
  await late();
  await heard;
  // Two frames, by which all results are rendered.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await overlayOf(page).innerText()).toBe(before);
});

test('an older text’s results stay while the newest is on its way, and the page does not jump', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // Before the page opens: a request right after the interception begins is not always intercepted.
  await page.route('**/client/search', async (route) => {
    if (route.request().postData()?.includes('carav')) await released;
    await route.continue();
  });
  await openSearch(page);
  await settle(page);
  const headline = await page.locator('h1').boundingBox();
  await page.keyboard.type('cara');
  await expect(page.locator('.search-overlay[aria-busy="false"]')).toBeVisible();
  await settle(page);
  const first = overlayOf(page).getByRole('link').first();
  const places = async () => [await overlayOf(page).boundingBox(), await first.boundingBox()];
  const before = await places();
  await page.keyboard.type('v');
  await expect(page.locator('.search-overlay[aria-busy="true"]')).toBeVisible();
  expect(await places()).toEqual(before);
  release();
  await expect(page.locator('.search-overlay[aria-busy="false"]')).toBeVisible();
  expect(await page.locator('h1').boundingBox()).toEqual(headline);
});

test('a visitor’s first page goes without the search’s code; a customer has the same search', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  const hasSearch = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return texts.some((text) => text.includes('search-overlay'));
  };
  await page.goto('/person');
  await expect(page.locator('.Toastify')).toBeAttached();
  expect(await hasSearch()).toBe(false);
  await bar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(hasSearch).toBe(true);
  await signIn(page, await freshCustomer());
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(boxOf(page)).toBeVisible();
  await page.keyboard.type('firenze');
  await overlayOf(page).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/user');
});
