import type { Page } from 'playwright-core';
import { axeFinds } from './axe.ts';
import { closeBrowser, listenUntil, visit } from './browser.ts';
import { freshCustomer, signIn } from './customer.ts';

afterAll(closeBrowser);

const bar = (page: Page) => page.getByRole('banner');
const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Search results' });
const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search Audio Guide' });

/** A page that loads little, with the search open. */
async function openSearch(page: Page): Promise<void> {
  await page.goto('/person');
  await bar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await boxOf(page).waitFor();
}

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it.each(['light', 'dark'] as const)(
    'what is found is seen, and axe finds nothing (%s)',
    async (scheme) => {
      const { page, problems } = await visit(size, scheme);
      await openSearch(page);
      expect(await axeFinds(page)).toEqual([]);
      await page.keyboard.type('caravaggio');
      await overlayOf(page).getByRole('link').first().waitFor();
      for (const kind of ['Guides', 'Persons', 'Objects', 'Places']) {
        await overlayOf(page).getByRole('region', { name: kind }).waitFor();
      }
      expect(await axeFinds(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      await boxOf(page).fill('qqqzzzxxx');
      await overlayOf(page).getByText('Nothing was found').waitFor();
      expect(await axeFinds(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});

it('by keyboard alone: opened, searched, previewed, entered, and found again under the recent ones', async () => {
  const { page, problems } = await visit();
  await page.goto('/person');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  const focusedName = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
    });
  await page.keyboard.press('Tab');
  while ((await focusedName()) !== 'Search') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await boxOf(page).waitFor();
  await page.keyboard.type('caravaggio');
  await overlayOf(page).getByRole('link').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const title = await page.evaluate(() => document.activeElement?.getAttribute('title') ?? '');
  await page.keyboard.press('ArrowLeft');
  expect(await focusedName()).toBe(`Play a preview of ${title}`);
  await page.keyboard.press('Enter');
  await listenUntil(page, 0.3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/audio-guide/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  // The preview ends with its card; the keyboard goes on in the new page.
  expect(await page.evaluate(() => window.heard.every((audio) => audio.paused))).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await bar(page).getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await boxOf(page).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await focusedName()).toBe('caravaggio');
  expect(problems).toEqual([]);
});

it('answers that come in the wrong order: the newest text stays', async () => {
  const { page, problems } = await visit();
  let hold: (late: () => Promise<void>) => void;
  const held = new Promise<() => Promise<void>>((keep) => (hold = keep));
  await page.route('**/client/search', async (route) => {
    const { search } = route.request().postDataJSON() as { search: string };
    if (search !== 'roma') return route.continue();
    const answer = await route.fetch();
    hold(() => route.fulfill({ response: answer }));
  });
  await openSearch(page);
  await boxOf(page).fill('roma');
  await boxOf(page).fill('caravaggio');
  const persons = overlayOf(page).getByRole('region', { name: 'Persons' });
  await persons.getByRole('link', { name: 'Caravaggio' }).waitFor();
  const late = await held;
  const before = await overlayOf(page).innerText();
  const heard = page.waitForResponse('**/client/search');
  await late();
  await heard;
  // Two frames: whatever the answer draws is drawn by then.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await overlayOf(page).innerText()).toBe(before);
  expect(problems).toEqual([]);
});

it('an older text’s results stay while the newest is on its way, and the page does not jump', async () => {
  const { page } = await visit();
  await openSearch(page);
  await page.keyboard.type('cara');
  await overlayOf(page).getByRole('link').first().waitFor();
  let go = () => undefined as void;
  await page.route('**/client/search', async (route) => {
    await new Promise<void>((answer) => (go = answer));
    await route.continue();
  });
  await page.keyboard.type('v');
  await page.locator('.search-overlay[aria-busy="true"]').waitFor();
  expect(await overlayOf(page).getByRole('link').count()).toBeGreaterThan(0);
  go();
  await page.locator('.search-overlay[aria-busy="false"]').waitFor();
});

it('a visitor’s first page goes without the search’s code; a customer has the same search', async () => {
  const { page, problems } = await visit();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await signIn(page, await freshCustomer());
  await page.getByRole('button', { name: 'My Account' }).waitFor();
  const before = scripts.length;
  await bar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await boxOf(page).waitFor();
  expect(scripts.length).toBeGreaterThan(before);
  await page.keyboard.type('firenze');
  await overlayOf(page).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/user');
  expect(problems).toEqual([]);
});
