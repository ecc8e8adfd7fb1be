import type { Page } from '@playwright/test';
import type { WireGuideDetail } from '../../../contract/guides.ts';
import { newCustomer } from '../../support/customers/customer.ts';
import { guideFor, guidesFor } from '../../support/customers/shop.ts';
import { axeFinds } from '../support/axe.ts';
import { freshCustomer, signIn } from '../support/actions/customer.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

let guide: WireGuideDetail;
test.beforeAll(async () => {
  const customer = await newCustomer({ base: e2eServer() });
  for (const { id, remark } of await guidesFor(customer)) {
    guide = await guideFor(customer, id);
    const [first, second] = guide.audio_content;
    const isLong = (track = first) => track?.free === '1' && (track.duration ?? 0) > 60;
    if (remark !== 'Special' && isLong() && second) return;
  }
  throw new Error('No guide of the catalogue begins with a long free track');
});

const player = (page: Page) => page.getByRole('region', { name: 'Player' }).first();
const button = (page: Page, name: string | RegExp) =>
  player(page).getByRole('button', { name, exact: true });

const open = async (page: Page) => {
  await page.goto(`/audio-guide/${guide.id}`);
  await expect(button(page, 'Play')).toBeVisible();
};

/** Returns the second of the element that plays; -1 if none does. */
const soundsAt = (page: Page): Promise<number> =>
  page.evaluate(() => window.heard.find(({ paused }) => !paused)?.currentTime ?? -1);

/** Returns the second at which the page was paused. */
const stoppedAt = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(...window.heard.map(({ currentTime }) => currentTime)));

const soundsFrom = (page: Page, second: number) =>
  page.waitForFunction(
    (past) => (window.heard.find(({ paused }) => !paused)?.currentTime ?? -1) >= past,
    second,
  );

/** Plays the guide's first track to a second after the thirtieth. */
async function listenTo(page: Page, second: number) {
  await button(page, /^Play$/).click();
  await soundsFrom(page, 1);
  for (let pressed = 0; pressed < 3; pressed += 1) await button(page, 'Forward 10 seconds').click();
  await soundsFrom(page, second);
}

/** Ends the tab as the system does: without any event. */
async function kill(page: Page) {
  const crashed = page.waitForEvent('crash');
  const devTools = await page.context().newCDPSession(page);
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
}

const resumedAt = async (page: Page): Promise<number> => {
  const label = await button(page, /^Resume · /).innerText();
  const [hours = 0, minutes = 0, seconds = 0] = label
    .replace('Resume · ', '')
    .split(':')
    .map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

test.describe('at either size', () => {
  test(
    'a page that is killed at second 37 resumes at 37',
    { tag: '@phone-full' },
    async ({ context }) => {
      const first = await context.newPage();
      await open(first);
      await listenTo(first, 37);
      const left = await soundsAt(first);
      const asked = Date.now();
      await kill(first);
      // Until it is dead it plays.
      const died = left + (Date.now() - asked) / 1000;

      const page = await context.newPage();
      await observeLayoutShifts(page);
      await open(page);
      await expect(button(page, /^Resume · /)).toBeVisible();
      const resumed = await resumedAt(page);
      expect(resumed).toBeGreaterThanOrEqual(left - 2);
      expect(resumed).toBeLessThanOrEqual(died + 2);
      expect(await axeFinds(page)).toEqual([]);
      expect(await layoutShiftsOf(page)).toEqual([]);

      await button(page, /^Resume · /).click();
      await soundsFrom(page, resumed - 1);
      expect(Math.abs((await soundsAt(page)) - resumed)).toBeLessThan(3);
    },
  );

  test(
    'one click starts a track from its beginning, and another one undoes that',
    { tag: '@phone-full' },
    async ({ page }) => {
      await open(page);
      await listenTo(page, 36);
      await button(page, 'Start from the beginning').focus();
      await page.keyboard.press('Enter');
      await expect(button(page, /^Back to 0:00:3/)).toBeVisible();
      expect(await soundsAt(page)).toBeLessThan(5);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await soundsFrom(page, 30);
    },
  );
});

test('a suspended tab does not overwrite the progress of another one', async ({ context }) => {
  const sleeper = await context.newPage();
  await open(sleeper);
  await listenTo(sleeper, 32);

  const other = await context.newPage();
  await open(other);
  await button(other, /^Resume · /).click();
  await soundsFrom(other, 33);
  await sleeper.waitForFunction(() => window.heard.every(({ paused }) => paused));
  await button(other, 'Forward 10 seconds').click();
  await soundsFrom(other, 44);
  await button(other, 'Pause').click();
  const left = await stoppedAt(other);
  await sleeper.close();
  await other.close();

  const page = await context.newPage();
  await open(page);
  await expect(button(page, /^Resume · /)).toBeVisible();
  expect(Math.abs((await resumedAt(page)) - left)).toBeLessThanOrEqual(1);
});

test('corrupt progress is ignored, and the page works', async ({ page }) => {
  await page.addInitScript((id) => {
    localStorage.setItem('journal:visitor', '[7,"x"');
    localStorage.setItem(`journal:visitor:${id}`, '{"places":[{"position":"NaN"}]}');
  }, guide.id);
  await open(page);
  await button(page, 'Play').click();
  await soundsFrom(page, 1);
});

test('each account has its own progress, and finds it again when it signs in', async ({ page }) => {
  // Three sign-ins: 18 s alone, more beside another test.
  test.setTimeout(60_000);
  const [anna, bruno] = [await freshCustomer(), await freshCustomer()];
  const signOut = async () => {
    await page.evaluate(() => {
      for (const key of ['token', 'auth', 'account']) localStorage.removeItem(key);
    });
    await page.context().clearCookies();
  };
  await signIn(page, anna);
  await open(page);
  await listenTo(page, 33);
  await button(page, 'Pause').click();
  await expect(button(page, /^Play$/)).toBeVisible();
  const left = await stoppedAt(page);
  await page.goto('about:blank');
  await page.goto('/404');
  await signOut();
  await signIn(page, bruno);
  await open(page);
  await expect(button(page, /^Resume · /)).toHaveCount(0);
  await signOut();
  await signIn(page, anna);
  await open(page);
  expect(Math.abs((await resumedAt(page)) - left)).toBeLessThanOrEqual(1);
});
