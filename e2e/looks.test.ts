import type { Page } from 'playwright-core';
import { axeFinds } from './axe.ts';
import { closeBrowser, visit } from './browser.ts';
import { cutText, sticksOut } from './looks/measure.ts';
import { makePeople } from './looks/people.ts';
import { scenes, type Scene } from './looks/scenes.ts';
import { openStages, show } from './looks/stage.ts';

afterAll(closeBrowser);
/** Each goes through some sixty screens. */
jest.setTimeout(900_000);

let people: Awaited<ReturnType<typeof makePeople>>;
beforeAll(async () => {
  people = await makePeople(process.env.CICERONE_E2E_SERVER);
});

type Size = 'desktop' | 'phone';
/** The last one is where axe looks. 720 is 1440 at 200 % zoom, 320 is 1280 at 400 % (WCAG 1.4.10). */
const widths = { desktop: [720, 1024, 1920, 1440], phone: [320, 360, 768, 390] } as const;
const height = { desktop: 900, phone: 844 } as const;

/** Whoever has an account, and whoever has none: two browsers at a time, one for each core. */
const lanes = [
  scenes.filter(({ who, then }) => who === 'visitor' && !then),
  scenes.filter(({ who, then }) => who !== 'visitor' || then),
];

/** A popover follows the window a moment later: what is only on its way is no fault. */
async function whatStaysWide(page: Page): Promise<string[]> {
  for (let looks = 1; ; looks += 1) {
    const found = [...(await sticksOut(page)), ...(await cutText(page))];
    if (found.length === 0 || looks === 10) return found;
    await page.evaluate(() => new Promise((later) => setTimeout(later, 100)));
  }
}

async function faultsOf(scene: Scene, size: Size, stages: ReturnType<typeof openStages>) {
  const found: string[] = [];
  const page = await stages.pageFor(scene);
  await page.emulateMedia({ colorScheme: 'light' });
  await show(page, scene, people[scene.who]);
  for (const width of widths[size]) {
    await page.setViewportSize({ width, height: height[size] });
    const wide = await whatStaysWide(page);
    found.push(...wide.map((element) => `at ${width}: ${element}`));
  }
  // A phone has the desktop's colours: both schemes are looked at there, and here what no desktop shows.
  const isPhones = size === 'phone' && scene.only !== 'phone';
  for (const colorScheme of isPhones ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor();
    const faults = await axeFinds(page, 'html', isPhones ? ['color-contrast'] : []);
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}

async function lookAt(lane: readonly Scene[], size: Size): Promise<string[]> {
  const stages = openStages(people, size);
  const found: string[] = [];
  for (const scene of lane) {
    if (scene.covered || (scene.only ?? size) !== size) continue;
    const faults = await faultsOf(scene, size, stages).catch((error: unknown) => [String(error)]);
    found.push(...faults.map((fault) => `${scene.name}, ${size}: ${fault}`));
  }
  await stages.close();
  return found;
}

it.each(['desktop', 'phone'] as const)(
  'on a %s axe finds nothing on any screen, in either scheme, and at no width is anything too wide',
  async (size) => {
    const found = await Promise.all(lanes.map((lane) => lookAt(lane, size)));
    expect(found.flat()).toEqual([]);
  },
);

it('at 200 % zoom the sign-up’s last link is within reach', async () => {
  const { page } = await visit();
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/person');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('button', { name: 'Sign up' }).click();
  const signUp = page.getByRole('dialog', { name: 'Create your account' });
  await signUp.getByRole('button', { name: 'Sign in' }).click();
  await login.waitFor();
  await login.getByRole('button', { name: 'Close' }).click();
  await login.waitFor({ state: 'detached' });
});
