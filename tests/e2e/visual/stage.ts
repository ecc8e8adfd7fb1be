import type { Page } from '@playwright/test';
import type { Person } from './people.ts';
import type { Scene } from './scene.ts';

/** Opens a scene on the page, and waits until nothing moves. */
export async function show(page: Page, scene: Scene, person: Person): Promise<void> {
  const { at, broken, later, then } = scene;
  const breaks = (route: { abort: () => Promise<void> }) => route.abort();
  if (broken) await page.route(broken, breaks);
  if (later) await page.clock.install();
  await page.goto(typeof at === 'string' ? at : at(person));
  if (later) {
    await page.getByRole('progressbar').or(page.getByRole('status')).first().waitFor();
    await page.clock.fastForward(later);
  }
  await settle(page);
  if (then) {
    await then(page);
    // The tooltip of a clicked button disappears with the pointer.
    await page.mouse.move(0, 0);
    await settle(page);
  }
  if (broken) await page.unroute(broken, breaks);
}

/** Waits until nothing is pending: no skeleton, no picture, no animation that ends by itself. */
export async function settle(page: Page): Promise<void> {
  await page.locator('main h1, main h2, main [role=alert]').first().waitFor();
  await page.waitForFunction(
    () =>
      document.title !== '' &&
      !document.querySelector('main .skeleton, main [role=progressbar]') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.getAnimations().every(({ effect, playState }) => {
        const { endTime = 0 } = effect?.getComputedTiming() ?? {};
        return playState !== 'running' || Number(endTime) > 1000;
      }),
    undefined,
    { timeout: 30_000 },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
