/** A placeholder shows neither words nor pictures: what gives it its size is invisible. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keepSession } from '../support/actions/customer.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

interface Row {
  /** With a question mark the browser renders the page. */
  at: string;
  /** The paths of the data that never arrives. */
  held: RegExp;
  /** The components whose skeletons the page shows then. */
  shows: string[];
  then?: (page: Page) => Promise<void>;
}

const catalogue = 'features/catalogue';
const guide = 'pages/guide/special';
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).first().click();

const forVisitors: Row[] = [
  {
    at: '/?drawn',
    held: /\/fake-api\//,
    shows: ['pages/landing/hero/HeroSkeleton', 'pages/landing/sections/SectionSkeletons'],
  },
  {
    at: '/audio-guide-by-category/1?drawn',
    held: /\/audio$/,
    shows: [`${catalogue}/grid/CardGridSkeleton`],
  },
  {
    at: '/person?drawn',
    held: /\/client\/person$/,
    shows: [`${catalogue}/exhibits/ExhibitCardSkeleton`],
  },
  {
    at: '/objects?drawn',
    held: /\/client\/object$/,
    shows: [`${catalogue}/exhibits/ExhibitCardSkeleton`],
  },
  { at: '/subscribe?drawn', held: /\/client\/subscriptions/, shows: ['pages/subscribe/PlansPage'] },
  { at: '/audio-guide/1?drawn', held: /\/client\/person/, shows: [`${guide}/SidePlayer`] },
  {
    at: '/audio-guide/1?drawn',
    held: /\/client\/object/,
    shows: [`${guide}/exhibitViews`],
    then: openTab('Objects'),
  },
  {
    at: `/withdrawal?drawn#${'a'.repeat(43)}`,
    held: /\/withdrawals\/link$/,
    shows: ['features/withdrawal/form/LinkedWithdrawals'],
  },
];

const forCustomers: Row[] = [
  {
    at: '/user',
    held: /\/client\/person$/,
    shows: [`${catalogue}/exhibits/ExhibitCardSkeleton`],
  },
  { at: '/user', held: /\/client\/category$/, shows: ['pages/home/CategoryLinks'] },
  { at: '/user/cart', held: /\/users\/cart$/, shows: ['pages/cart/CartPage'] },
  {
    at: '/user/library',
    held: /\/users\/cart$/,
    shows: ['features/cart/popover/CartPopoverBody'],
    then: (page) => page.getByRole('banner').getByRole('button', { name: /Cart/ }).click(),
  },
  { at: '/user/update', held: /\/client\//, shows: ['features/library/lists/NewsSkeleton'] },
  {
    at: '/withdrawal',
    held: /\/users\/withdrawals$/,
    shows: ['features/withdrawal/form/CustomerWithdrawals'],
  },
  ...(['profile', 'Billing', 'Subscriptions'] as const).map((tab, index) => ({
    at: `/user/profile?Tab=${tab}`,
    held: /\/users\/profile-data$/,
    shows: [
      `features/profile/${['details/ProfileTab', 'billing/BillingTab', 'billing/SubscriptionTab'][index]}`,
    ],
  })),
];

/** What is visible in the skeletons of a page, and in the placeholders that consist of them. */
const visibleInSkeletons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
    const whole = '[role="status"], .exhibit-card[aria-hidden="true"]';
    const roots = Array.from(
      document.querySelectorAll('.skeleton'),
      (each) => each.closest(whole) ?? each,
    );
    return [...new Set(roots)].flatMap((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (textContent?.trim() && isVisible(parentElement)) found.push(textContent);
      }
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const isPicture = element.matches('img, svg, video, canvas');
        const hasPicture = getComputedStyle(element).backgroundImage.includes('url(');
        if ((isPicture || hasPicture) && isVisible(element)) found.push(element.outerHTML);
      }
      return found;
    });
  });

/** Skeletons of visible placeholders that take no space, as a picture that has collapsed. */
const withoutArea = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.skeleton')]
    .filter((each) => each.parentElement?.checkVisibility() && each.clientHeight < 4)
    .map(({ outerHTML }) => outerHTML);

async function check(page: Page, rows: Row[]): Promise<void> {
  for (const { at, held, shows, then } of rows) {
    await test.step(`${at} without ${held}: ${shows.join(', ')}`, async () => {
      // Its answer does not arrive; the page's end aborts it.
      await page.route(
        (url) => held.test(url.pathname),
        () => undefined,
      );
      await page.goto(at);
      await then?.(page);
      await expect(page.locator('.skeleton').first()).toBeVisible();
      expect(await page.evaluate(withoutArea)).toEqual([]);
      expect(await visibleInSkeletons(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}

test('no skeleton of a visitor’s page shows words or pictures', async ({ page, problems }) => {
  // Held back until the next page: the link is unknown.
  problems.allow(...refusal(404, '/withdrawals/link'));
  await check(page, forVisitors);
});

test('no skeleton of a customer’s page shows words or pictures', async ({ page, stranger }) => {
  await keepSession(page, stranger);
  await check(page, forCustomers);
});

/** The server's HTML has the form, so that its skeleton, which is empty, is seen only while its code is loading. */
const formOfServer = 'pages/business/Demo';

test('each component with a skeleton is looked at', () => {
  const listed = [...forVisitors, ...forCustomers].flatMap(({ shows }) => shows);
  const withSkeleton = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => readFileSync(`src/${file}`, 'utf8').includes('<Skeleton'))
    .map((file) => file.slice(0, -'.tsx'.length));
  expect([...new Set([...listed, formOfServer])].sort()).toEqual(withSkeleton.sort());
});
