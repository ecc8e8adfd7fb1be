import path from 'node:path';
import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { keepSession } from '../support/actions/customer.ts';
import { whatStaysWide } from '../visual/measure.ts';
import { makePeople } from '../visual/people.ts';
import type { Scene } from '../visual/scene.ts';
import { scenes } from '../visual/scenes.ts';
import { settle, show } from '../visual/stage.ts';
import { e2eServer } from '../support/server.ts';
import { sizes, type Size } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** axe checks the last one. 720 is 1440 at 200 % zoom, 320 is 1280 at 400 % (WCAG 1.4.10). */
const widths = { desktop: [720, 1024, 1920, 1440], phone: [320, 360, 768, 390] } as const;

async function faultsOf(page: Page, scene: Scene, size: Size): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths[size]) {
    await page.setViewportSize({ width, height: sizes[size].height });
    const wide = await whatStaysWide(page);
    found.push(...wide.map((element) => `at ${width}: ${element}`));
  }
  // A phone has the desktop's colours, so both schemes are checked on the desktop, and on the phone only scenes that no
  // desktop shows.
  const isPhones = size === 'phone' && scene.only !== 'phone';
  for (const colorScheme of isPhones ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    const faults = await axeFinds(page, 'html', isPhones ? ['color-contrast'] : []);
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}

/** Scrolls to the end and back, so that content that loads on scrolling is fetched. */
async function comeToEnd(page: Page): Promise<void> {
  for (let isEnd = false; !isEnd;) {
    isEnd = await page.evaluate(async () => {
      window.scrollBy({ top: 500, behavior: 'instant' });
      await new Promise((drawn) => setTimeout(drawn, 60));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
}

/** Takes a screenshot in both schemes. */
async function photograph(page: Page, name: string, folder: string): Promise<void> {
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  if (fullPage) await comeToEnd(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: path.join(folder, `${name}.${colorScheme}.png`), fullPage });
  }
}

/** Set by `npm run screenshots`. */
const pictures = process.env.SCREENSHOTS_DIR;

/** Defines a test for each scene at one size; the customers of the scenes are made once for each worker. */
export function testScenes(size: Size): void {
  let people: Awaited<ReturnType<typeof makePeople>>;
  test.beforeAll(async () => {
    people = await makePeople(e2eServer());
  });
  test.use({ viewport: sizes[size] });

  for (const scene of scenes) {
    if ((scene.covered && !pictures) || (scene.only ?? size) !== size) continue;
    test(`${scene.name}: axe finds nothing, and at no width is anything too wide`, async ({
      page,
      problems,
    }) => {
      // Four widths and two schemes.
      test.setTimeout(120_000);
      if (scene.broken) problems.expect(/ERR_FAILED/);
      if (/unknown|not-found|withdrawal-used/.test(scene.name)) problems.expect(/404/);
      const person = people[scene.who];
      if (person.token) await keepSession(page, { token: person.token });
      await show(page, scene, person);
      if (pictures) await photograph(page, `${scene.name}.${size}`, pictures);
      else expect(await faultsOf(page, scene, size)).toEqual([]);
    });
  }
}
