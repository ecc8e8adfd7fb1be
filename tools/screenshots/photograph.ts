import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { exposeAudio } from '../../tests/e2e/support/actions/audio.ts';
import { waitsForHydration } from '../../tests/e2e/support/hydration.ts';
import type { Person, Who } from '../../tests/e2e/visual/people.ts';
import type { Scene } from '../../tests/e2e/visual/scene.ts';
import { openStages, settle, show } from '../../tests/e2e/visual/stage.ts';
import { e2eServer } from '../../tests/e2e/support/server.ts';
import { sizes, type Size } from '../../tests/e2e/support/sizes.ts';

export interface Round {
  size: Size;
  scheme: 'light' | 'dark';
}

const fileOf = (scene: Scene, { size, scheme }: Round): string =>
  `${scene.name}.${size}.${scheme}.png`;

/** Opens a page in its own browser profile. */
async function openPage(browser: Browser, { size, scheme }: Round): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: scheme,
    baseURL: e2eServer(),
  });
  await exposeAudio(context);
  context.on('page', waitsForHydration);
  return context.newPage();
}

/** Takes the screenshots of one round; returns the scenes that could not be reached, with the reason. */
export async function photograph(
  browser: Browser,
  scenes: readonly Scene[],
  people: Record<Who, Person>,
  round: Round,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const failed: string[] = [];
  const stages = openStages(people, () => openPage(browser, round));
  for (const scene of scenes) {
    if (scene.only && scene.only !== round.size) continue;
    const page = await stages.pageFor(scene);
    try {
      await show(page, scene, people[scene.who]);
      await comeToEnd(page);
      const fullPage = (await page.getByRole('dialog').count()) === 0;
      await page.screenshot({ path: path.join(folder, fileOf(scene, round)), fullPage });
      console.log(`   ${scene.name}`);
    } catch (error) {
      const reason = `${fileOf(scene, round)}: ${String(error).split('\n')[0]}`;
      console.error(`   ${reason}`);
      failed.push(reason);
    }
  }
  await stages.close();
  return failed;
}

/** Scrolls to the end and back, so that content that loads on scrolling is fetched. */
async function comeToEnd(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) return;
  for (let isEnd = false; !isEnd;) {
    isEnd = await page.evaluate(async () => {
      window.scrollBy({ top: 500, behavior: 'instant' });
      await new Promise((drawn) => setTimeout(drawn, 60));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  }
  // Slides of a carousel outside the window are never fetched.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.complete || right <= 0 || left >= innerWidth;
    }),
  );
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
}
