import { scenarios, sharedScenarios } from '../scenarios/all.ts';
import { removeFaults } from '../scenarios/faults.ts';
import { openScenario } from '../scenarios/open.ts';
import type { Scene } from '../scenarios/scenario.ts';
import { keepKeys, keysOf } from './auth.ts';
import { closeBrowser, visit } from './browser.ts';
import { buttonOf, download, isServed } from './offline.ts';

// Some start servers of their own, one with 20,000 guides.
jest.setTimeout(240_000);
afterAll(closeBrowser);

/** A browser in the scene. */
async function look(base: string, { address, keys, shows }: Scene) {
  const { page } = await visit();
  await keepKeys(page, keys);
  await page.goto(base + address);
  await page.getByText(shows).first().waitFor();
  return page;
}

test.each(sharedScenarios)('$name opens', async ({ setUp }) => {
  const base = process.env.CICERONE_E2E_SERVER ?? '';
  const page = await look(base, await setUp(base));
  await page.context().close();
});

const alone = scenarios.filter((scenario) => !sharedScenarios.includes(scenario));
test.each(alone)('$name opens on a server of its own', async ({ name }) => {
  const { scene, server, close } = await openScenario(name);
  try {
    const page = await look(server.url, scene);
    if (name === 'expired-session') expect(await keysOf(page)).not.toHaveProperty('token');
    if (name === 'server-failing') {
      await removeFaults(server.url);
      await buttonOf(page, 'Try again').first().click();
      await page
        .getByRole('region', { name: 'Suggested for you' })
        .getByRole('link')
        .first()
        .waitFor();
    }
    await page.context().close();
  } finally {
    await close();
  }
});

test('offline-library, taken along, is there without a network', async () => {
  const base = process.env.CICERONE_E2E_SERVER ?? '';
  const scenario = sharedScenarios.find(({ name }) => name === 'offline-library');
  if (!scenario) throw new Error('the scenario');
  const scene = await scenario.setUp(base);
  const page = await look(base, scene);
  await isServed(page);
  await download(page);
  await page.context().setOffline(true);
  await page.goto(`${base}/user/library`);
  await page.getByRole('region', { name: 'Downloads' }).getByText(scene.shows).waitFor();
  await page.context().close();
});

test('the entrance of `npm run scenario` leads a plain browser into the scene', async () => {
  const base = process.env.CICERONE_E2E_SERVER ?? '';
  const scene = await sharedScenarios.find(({ name }) => name === 'cart-of-three')?.setUp(base);
  if (!scene) throw new Error('the scenario');
  const { page } = await visit();
  const asked = new URLSearchParams({ keys: JSON.stringify(scene.keys), to: scene.address });
  await page.goto(`${base}/dev/enter#${asked.toString()}`);
  await page.waitForURL(`**${scene.address}`);
  await page.getByText(scene.shows).first().waitFor();
  const astray = new URLSearchParams({ to: 'https://elsewhere.example/' });
  await page.goto('about:blank');
  await page.goto(`${base}/dev/enter#${astray.toString()}`);
  await page.waitForURL(`${base}/`);
});
