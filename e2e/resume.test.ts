import type { Page } from 'playwright-core';
import type { WireGuideDetail } from '../contract/catalogue.ts';
import { newCustomer } from '../server/test/customer.ts';
import { guideFor, guidesFor } from '../server/test/shop.ts';
import { axeFinds } from './axe.ts';
import { closeBrowser, visit, watch } from './browser.ts';
import { freshCustomer, signIn } from './customer.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

afterAll(closeBrowser);

let guide: WireGuideDetail;
beforeAll(async () => {
  const customer = await newCustomer({ base: process.env.CICERONE_E2E_SERVER });
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
  await button(page, 'Play').waitFor();
};

/** Seconds of the element that sounds; -1 while none does. */
const soundsAt = (page: Page): Promise<number> =>
  page.evaluate(() => window.heard.find(({ paused }) => !paused)?.currentTime ?? -1);

const soundsFrom = (page: Page, second: number) =>
  page.waitForFunction(
    (past) => (window.heard.find(({ paused }) => !paused)?.currentTime ?? -1) >= past,
    second,
  );

/** Plays the guide's first track on to a second beyond thirty. */
async function listenTo(page: Page, second: number) {
  await button(page, /^Play$/).click();
  await soundsFrom(page, 1);
  for (let pressed = 0; pressed < 3; pressed += 1) await button(page, 'Forward 10 seconds').click();
  await soundsFrom(page, second);
}

/** As when the system kills the tab: no event, no last word. */
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

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it('a page that is killed at second 37 resumes at 37', async () => {
    const { page: first } = await visit(size);
    await open(first);
    await listenTo(first, 37);
    await kill(first);

    const page = await first.context().newPage();
    const problems = watch(page);
    await watchShifts(page);
    await open(page);
    await button(page, /^Resume · /).waitFor();
    expect(Math.abs((await resumedAt(page)) - 37)).toBeLessThanOrEqual(1);
    expect(await axeFinds(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);

    await button(page, /^Resume · /).click();
    await soundsFrom(page, 36);
    expect(Math.abs((await soundsAt(page)) - 37)).toBeLessThan(2);
    expect(problems).toEqual([]);
  });

  it('the beginning is one press away, and so is the way back', async () => {
    const { page, problems } = await visit(size);
    await open(page);
    await listenTo(page, 36);
    await button(page, 'Start from the beginning').focus();
    await page.keyboard.press('Enter');
    await button(page, /^Back to 0:00:3/).waitFor();
    expect(await soundsAt(page)).toBeLessThan(5);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await soundsFrom(page, 30);
    expect(problems).toEqual([]);
  });
});

it('another tab goes on, and the one that slept overwrites nothing', async () => {
  const { page: sleeper, problems } = await visit();
  await open(sleeper);
  await listenTo(sleeper, 32);

  const other = await sleeper.context().newPage();
  await open(other);
  await button(other, /^Resume · /).click();
  await soundsFrom(other, 33);
  await sleeper.waitForFunction(() => window.heard.every(({ paused }) => paused));
  await button(other, 'Forward 10 seconds').click();
  await soundsFrom(other, 44);
  await button(other, 'Pause').click();
  const left = await other.evaluate(() => Math.max(...window.heard.map((a) => a.currentTime)));
  await sleeper.close();
  await other.close();

  const page = await other.context().newPage();
  await open(page);
  await button(page, /^Resume · /).waitFor();
  expect(Math.abs((await resumedAt(page)) - left)).toBeLessThanOrEqual(1);
  expect(problems).toEqual([]);
});

it('a journal that is corrupt is none, and the page works', async () => {
  const { page, problems } = await visit();
  await page.addInitScript((id) => {
    localStorage.setItem('journal:visitor', '[7,"x"');
    localStorage.setItem(`journal:visitor:${id}`, '{"places":[{"position":"NaN"}]}');
  }, guide.id);
  await open(page);
  await button(page, 'Play').click();
  await soundsFrom(page, 1);
  expect(problems).toEqual([]);
});

it("an account's place is its own; it waits for its return", async () => {
  const [anna, bruno] = [await freshCustomer(), await freshCustomer()];
  const { page } = await visit();
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
  await button(page, /^Play$/).waitFor();
  await page.goto('about:blank');
  await page.goto('/404');
  await signOut();
  await signIn(page, bruno);
  await open(page);
  expect(await button(page, /^Resume · /).count()).toBe(0);
  await signOut();
  await signIn(page, anna);
  await open(page);
  expect(Math.abs((await resumedAt(page)) - 33)).toBeLessThanOrEqual(2);
});
