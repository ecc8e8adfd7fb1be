import { scenarios, sharedScenarios } from '../../scenarios/all.ts';
import { removeFaults } from '../../scenarios/faults.ts';
import { openScenario } from '../../scenarios/open.ts';
import { keysOf } from '../support/actions/auth.ts';
import { storeKeys } from '../support/actions/customer.ts';
import { buttonOf } from '../support/actions/offline.ts';
import { expect, test } from '../support/test.ts';

const alone = scenarios.filter((scenario) => !sharedScenarios.includes(scenario));

for (const { name } of alone) {
  test(`${name} opens on a server of its own`, async ({ page, problems }) => {
    // Each starts one or two servers, one of them with 20,000 guides.
    test.setTimeout(240_000);
    problems.allow(/401/, /500/, /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH/);
    const { scene, server, close } = await openScenario(name);
    try {
      await storeKeys(page, scene.keys);
      await page.goto(server.url + scene.address);
      await expect(page.getByText(scene.shows).first()).toBeVisible();
      if (name === 'expired-session') expect(await keysOf(page)).not.toHaveProperty('token');
      if (name === 'server-failing') {
        await removeFaults(server.url);
        await buttonOf(page, 'Try again').first().click();
        await expect(
          page.getByRole('region', { name: 'Suggested for you' }).getByRole('link').first(),
        ).toBeVisible();
      }
    } finally {
      // The page and its service worker still load what they may need later, and their server ends now.
      await page.context().close();
      await close();
    }
  });
}
