import type { Page } from 'playwright-core';
import { axeFinds } from './axe.ts';
import { closeBrowser, visit } from './browser.ts';
import { freshCustomer, signIn } from './customer.ts';

afterAll(closeBrowser);

const bar = (page: Page) => page.getByRole('banner');
const stageOf = (page: Page) => page.locator('header[data-stage]').getAttribute('data-stage');

/** Layout shift so far, whatever its cause. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // The type's own field is not in TypeScript's library.
            const { value } = entry as PerformanceEntry & { value: number };
            sum += value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => tell(sum), 50)));
      }),
  );

async function scrollTo(page: Page, y: number, stage: string): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.locator(`header[data-stage="${stage}"]`).waitFor();
  // The bar has come to rest.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Past both thresholds and back, on any page; nothing below the header moves. */
async function scrollThroughStages(page: Page): Promise<void> {
  const before = await shift(page);
  await scrollTo(page, 49, 'top');
  await scrollTo(page, 50, 'compact');
  await scrollTo(page, 249, 'compact');
  await scrollTo(page, 250, 'far');
  expect(await axeFinds(page)).toEqual([]);
  await scrollTo(page, 100, 'compact');
  await scrollTo(page, 0, 'top');
  expect((await shift(page)) - before).toBe(0);
}

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it.each(['light', 'dark'] as const)(
    'the header goes through its stages, and nothing jumps (%s)',
    async (scheme) => {
      const { page, problems } = await visit(size, scheme);
      await page.goto('/person');
      await page.getByRole('heading', { level: 3 }).first().waitFor();
      await scrollThroughStages(page);
      await scrollTo(page, 600, 'far');
      await page.getByRole('button', { name: 'Back to top' }).click();
      await page.locator('header[data-stage="top"]').waitFor();
      await page.getByRole('button', { name: 'Back to top' }).waitFor({ state: 'hidden' });
      expect(problems).toEqual([]);
    },
  );

  it('the customer’s header has everything within reach', async () => {
    const { page, problems } = await visit(size);
    await signIn(page, await freshCustomer());
    const account = bar(page).getByRole('button', { name: 'My Account' });
    await account.click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    expect(await items.allInnerTexts()).toEqual([
      'Profile',
      'Cart',
      'Library',
      'Updates',
      'Billing',
      'Subscription',
      'Report a problem',
      'Logout',
    ]);
    expect(await axeFinds(page, '[role="menu"]')).toEqual([]);
    await page.getByRole('menuitem', { name: 'Cart' }).press('Enter');
    await page.waitForURL('**/user/cart');
    await bar(page).getByRole('button', { name: 'Cart' }).waitFor();
    await bar(page).getByRole('link', { name: 'Cicerone, home' }).click();
    await page.waitForURL('**/user');
    const links = bar(page).getByRole('link');
    expect(await links.filter({ visible: true }).allInnerTexts()).toEqual(
      size === 'desktop' ? ['Cicerone', 'Library', 'Update'] : ['Cicerone'],
    );
    expect(await axeFinds(page, 'header')).toEqual([]);
    await page.goto('/subscribe/1');
    const plans = bar(page).getByRole('link', { name: 'Subscriptions' });
    await plans.waitFor();
    expect(await plans.getAttribute('href')).toBe('/subscribe');
    expect(problems).toEqual([]);
  });
});

it('the visitor’s links lead where the specification says', async () => {
  const { page, problems } = await visit();
  await page.goto('/person');
  const hrefOf = (name: string) => bar(page).getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf('Cicerone, home')).toBe('/');
  expect(await hrefOf('For Business')).toBe('/business-plan');
  expect(await hrefOf('Try Subscriptions')).toBe('/subscribe');
  await bar(page).getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).waitFor();
  expect(problems).toEqual([]);
});

describe('the sheet of small screens', () => {
  it.each(['light', 'dark'] as const)(
    'is a dialog at the left, and axe finds nothing (%s)',
    async (scheme) => {
      const { page, problems } = await visit('phone', scheme);
      await page.goto('/person');
      await page.getByRole('button', { name: 'Menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await sheet.waitFor();
      expect(await axeFinds(page)).toEqual([]);
      expect((await sheet.boundingBox())?.x).toBe(0);
      expect(await sheet.getByRole('link').allInnerTexts()).toEqual([
        'About',
        'FAQ',
        'For Business',
        'Try Subscriptions',
        'App Store',
        'Google Play',
        'Explore Now',
      ]);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Menu',
      );
      expect(problems).toEqual([]);
    },
  );

  it('opens the dialog, and leads to the landing page’s sections from anywhere', async () => {
    const { page, problems } = await visit('phone');
    await page.goto('/person');
    const inSheet = async (role: 'button' | 'link', name: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole(role, { name }).click();
    };
    await inSheet('button', 'Login');
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.waitFor();
    await login.getByLabel('Email').fill('somebody@cicerone.example');
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    for (const [name, id] of [
      ['FAQ', 'faq'],
      ['About', 'about'],
    ] as const) {
      await inSheet('link', name);
      await page.waitForURL(`**/#${id}`);
      await page.waitForFunction((it) => document.activeElement?.id === it, id);
      expect(
        await page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top),
      ).toBeLessThan(400);
    }
    expect(problems).toEqual([]);
  });
});

it('another page is announced, and the keyboard begins at its content', async () => {
  const { page, problems } = await visit();
  await page.goto('/person');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  const said = page.locator('[aria-live="polite"]').filter({ hasText: 'Caravaggio' });
  expect(await said.count()).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Caravaggio/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Caravaggio' }).waitFor();
  await said.waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(await stageOf(page)).toBe('top');
  expect(problems).toEqual([]);
});
