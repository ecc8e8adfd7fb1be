import { routes } from '../../../src/shared/site/paths.ts';
import type { Scene } from './scene.ts';

/** What customers see who need help. */
export const supportScenes: readonly Scene[] = [
  {
    name: 'support-report',
    who: 'visitor',
    at: routes.persons,
    alone: true,
    then: async (page) => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
      const dialog = page.getByRole('dialog', { name: 'Report a problem' });
      await dialog.getByText('See all of it, word for word').click();
    },
  },
];
