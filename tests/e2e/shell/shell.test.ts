import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { expect, inFull, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('banner');
const isPhone = () => test.info().project.name === 'phone';

async function scrollTo(page: Page, y: number, stage: string): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect(page.locator(`header[data-stage="${stage}"]`)).toBeVisible();
  // Waits until the bar has stopped.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Scrolls past both thresholds and back; nothing below the header moves. */
async function scrollThroughStages(page: Page): Promise<void> {
  const before = await layoutShiftsOf(page);
  await scrollTo(page, 49, 'top');
  await scrollTo(page, 50, 'compact');
  await scrollTo(page, 249, 'compact');
  await scrollTo(page, 250, 'far');
  // At this height the page's own controls may be half below the header.
  expect(await axeFinds(page, 'header')).toEqual([]);
  await scrollTo(page, 100, 'compact');
  await scrollTo(page, 0, 'top');
  expect(await layoutShiftsOf(page)).toEqual(before);
}

test.describe('at either size', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const tag = ['@phone', inFull(scheme)].flat();
    // Shows.
    test(`no stage of the header moves anything (${scheme})`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await observeLayoutShifts(page);
      await page.goto('/person');
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await scrollThroughStages(page);
      await scrollTo(page, 600, 'far');
      await page.getByRole('button', { name: 'Back to top' }).click();
      await expect(page.locator('header[data-stage="top"]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
    });
  }

  test(
    'the items of the account’s menu rest where they open',
    { tag: '@phone-full' },
    async ({ page, customer: _ }) => {
      await page.goto('/user');
      const account = bar(page).getByRole('button', { name: 'My Account' });
      // The positions in each frame from the first with the menu on, until every animation has ended.
      const places = await account.evaluate(async (button: HTMLElement) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        button.click();
        const seen = new Set<string>();
        for (let frames = 0; frames < 40;) {
          await frame();
          const item = [...document.querySelectorAll('[role="menuitem"]')].at(-1);
          const { x, y, width, height } = item?.getBoundingClientRect() ?? new DOMRect();
          if (width === 0) continue;
          seen.add([x, y, width, height].map(Math.round).join(' '));
          frames += 1;
        }
        return [...seen];
      });
      expect(places).toHaveLength(1);
    },
  );

  // Shows.
  test(
    'the customer’s header has everything within reach',
    { tag: '@phone' },
    async ({ page, customer: _ }) => {
      await page.goto('/user');
      await bar(page).getByRole('button', { name: 'My Account' }).click();
      const items = page.getByRole('menuitem');
      await expect(items.first()).toBeVisible();
      await expect(items).toHaveText(
        [
          'Profile',
          'Cart',
          'Library',
          'Updates',
          'Billing',
          'Subscription',
          'Report a problem',
          'Logout',
        ],
        { useInnerText: true },
      );
      expect(await axeFinds(page, '[role="menu"]')).toEqual([]);
      await page.getByRole('menuitem', { name: 'Cart' }).press('Enter');
      await page.waitForURL('**/user/cart');
      await expect(bar(page).getByRole('button', { name: 'Cart' })).toBeVisible();
      await bar(page).getByRole('link', { name: 'Cicerone, home' }).click();
      await page.waitForURL('**/user');
      const links = bar(page).getByRole('link');
      await expect(links.filter({ visible: true })).toHaveText(
        isPhone() ? ['Cicerone'] : ['Cicerone', 'Library', 'Update'],
        { useInnerText: true },
      );
      expect(await axeFinds(page, 'header')).toEqual([]);
      await page.goto('/subscribe/1');
      const plans = bar(page).getByRole('link', { name: 'Subscriptions' });
      await expect(plans).toBeVisible();
      await expect(plans).toHaveAttribute('href', '/subscribe');
    },
  );
});

// Shows.
test('the visitor’s links lead to their pages', async ({ page }) => {
  await page.goto('/person');
  const leads = (name: string, href: string) =>
    expect(bar(page).getByRole('link', { name })).toHaveAttribute('href', href);
  await leads('Cicerone, home', '/');
  await leads('For Business', '/business-plan');
  await leads('Try Subscriptions', '/subscribe');
  await bar(page).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test.describe('the sheet of small screens', { tag: '@phone-only' }, () => {
  for (const scheme of ['light', 'dark'] as const) {
    // Shows.
    test(
      `is a dialog at the left, and axe finds nothing (${scheme})`,
      { tag: inFull(scheme) },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto('/person');
        await page.getByRole('button', { name: 'Menu' }).click();
        const sheet = page.getByRole('dialog', { name: 'Menu' });
        await expect(sheet).toBeVisible();
        expect(await axeFinds(page)).toEqual([]);
        expect((await sheet.boundingBox())?.x).toBe(0);
        await expect(sheet.getByRole('link')).toHaveText(
          [
            'About',
            'FAQ',
            'For Business',
            'Try Subscriptions',
            'All guides',
            'Artists & Makers',
            'Objects',
            'Places',
            'App Store',
            'Google Play',
            'Italiano',
            'Explore Now',
          ],
          { useInnerText: true },
        );
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);
        await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Menu');
      },
    );
  }

  test('opens the dialog, and leads to the landing page’s sections from anywhere', async ({
    page,
  }) => {
    await page.goto('/person');
    const inSheet = async (role: 'button' | 'link', name: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole(role, { name }).click();
    };
    await inSheet('button', 'Login');
    const login = page.getByRole('dialog', { name: 'Login' });
    await expect(login).toBeVisible();
    await login.getByLabel('Email').fill('unknown@cicerone.example');
    await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
    for (const [name, id] of [
      ['FAQ', 'faq'],
      ['About', 'about'],
    ] as const) {
      await inSheet('link', name);
      await page.waitForURL(`**/#${id}`);
      await page.waitForFunction((it) => document.activeElement?.id === it, id);
      const top = () => page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(400);
    }
  });
});
