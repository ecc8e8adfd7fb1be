import type { Page } from '@playwright/test';
import { paths, routes } from '../../../src/shared/site/paths.ts';
import { toPlayerBar } from './listening.ts';
import type { Scene } from './scenes.ts';

async function openReport(page: Page) {
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.waitFor();
  return dialog;
}

/** Drops the report of a customer who was listening on the replay page. */
async function toReplay(page: Page): Promise<void> {
  await toPlayerBar(page);
  const dialog = await openReport(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save a report' }).click(),
  ]);
  const file = await download.path();
  await page.goto(routes.supportReplay);
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByText('Replay – read only').waitFor();
}

/** Pages for support staff and for customers who need help. */
export const supportScenes: readonly Scene[] = [
  { name: 'support', who: 'visitor', at: routes.supportReplay },
  {
    name: 'support-report',
    who: 'visitor',
    at: routes.persons,
    alone: true,
    then: async (page) => {
      const dialog = await openReport(page);
      await dialog.getByText('See all of it, word for word').click();
    },
  },
  { name: 'support-replay', who: 'visitor', at: paths.guide(2), alone: true, then: toReplay },
];
