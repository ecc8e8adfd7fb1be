import { axeFinds } from './axe.ts';
import { closeBrowser, visit } from './browser.ts';
import { sticksOut } from './looks/measure.ts';
import { makePeople, type Who } from './looks/people.ts';
import { scenes } from './looks/scenes.ts';
import { openStages, show } from './looks/stage.ts';

afterAll(closeBrowser);
/** Each goes through some twenty screens. */
jest.setTimeout(900_000);

let people: Awaited<ReturnType<typeof makePeople>>;
beforeAll(async () => {
  people = await makePeople(process.env.CICERONE_E2E_SERVER);
});

const everybody: Who[] = ['visitor', 'newcomer', 'shopper', 'subscriber'];
/** A phone's own are targets and what only a phone shows: colours are the desktop's. */
const schemes = { desktop: ['light', 'dark'], phone: ['dark'] } as const;
const widths = { desktop: [1024, 1920, 1440], phone: [360, 768, 390] } as const;

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it.each(everybody)(
    'axe finds nothing, and nothing is too wide: every screen of a %s',
    async (who) => {
      const stages = openStages(people, size);
      const found: string[] = [];
      for (const scene of scenes) {
        if (scene.who !== who || scene.covered || (scene.only ?? size) !== size) continue;
        const page = await stages.pageFor(scene);
        await page.emulateMedia({ colorScheme: 'light' });
        await show(page, scene, people[who]);
        for (const colorScheme of schemes[size]) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor();
          const faults = await axeFinds(page);
          found.push(...faults.map((fault) => `${scene.name}, ${colorScheme}: ${fault}`));
        }
        for (const width of widths[size]) {
          await page.setViewportSize({ width, height: size === 'phone' ? 844 : 900 });
          const wide = await sticksOut(page);
          found.push(...wide.map((element) => `${scene.name} at ${width}: ${element}`));
        }
      }
      await stages.close();
      expect(found).toEqual([]);
    },
  );
});

it('at 200 % zoom nothing is lost: every screen of a visitor and a shopper', async () => {
  const found: string[] = [];
  for (const who of ['visitor', 'shopper'] as const) {
    const stages = openStages(people);
    for (const scene of scenes) {
      // What opens by a wide header's button is reached otherwise here: those have their own journeys.
      if (scene.who !== who || scene.then || scene.broken) continue;
      const page = await stages.pageFor(scene);
      await page.setViewportSize({ width: 720, height: 450 });
      await show(page, scene, people[who]);
      const wide = await sticksOut(page);
      found.push(...wide.map((element) => `${scene.name}: ${element}`));
    }
    await stages.close();
  }
  expect(found).toEqual([]);
});

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
