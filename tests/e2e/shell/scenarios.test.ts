import type { Page } from '@playwright/test';
import { sharedScenarios } from '../../scenarios/all.ts';
import type { Scene } from '../../scenarios/scenario.ts';
import { storeKeys } from '../support/actions/customer.ts';
import { download, isStored, loseNetwork } from '../support/actions/offline.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the scene in the test's browser. */
async function look(page: Page, base: string, { address, keys, shows }: Scene): Promise<void> {
  await storeKeys(page, keys);
  await page.goto(base + address);
  await expect(page.getByText(shows).first()).toBeVisible();
}

/** The others use nothing that these two do not. */
const alwaysOpened = ['payment-pending', 'offline-library'];

for (const { name, setUp } of sharedScenarios) {
  const tag = alwaysOpened.includes(name) ? [] : '@full';
  test(`${name} opens`, { tag }, async ({ page }) => {
    const base = e2eServer();
    await look(page, base, await setUp(base));
  });
}

test('offline-library, taken along, is there without a network', async ({ page }) => {
  const base = e2eServer();
  const scenario = sharedScenarios.find(({ name }) => name === 'offline-library');
  if (!scenario) throw new Error('the scenario');
  const scene = await scenario.setUp(base);
  await look(page, base, scene);
  await isStored(page);
  await download(page);
  await loseNetwork(page.context());
  await page.goto(`${base}/user/library`);
  await expect(
    page.getByRole('region', { name: 'Downloads' }).getByText(scene.shows),
  ).toBeVisible();
});

test('the entrance of `npm run scenario` leads a plain browser into the scene', async ({
  page,
}) => {
  const base = e2eServer();
  const scene = await sharedScenarios.find(({ name }) => name === 'cart-of-three')?.setUp(base);
  if (!scene) throw new Error('the scenario');
  const asked = new URLSearchParams({ keys: JSON.stringify(scene.keys), to: scene.address });
  await page.goto(`${base}/dev/enter#${asked.toString()}`);
  await page.waitForURL(`**${scene.address}`);
  await expect(page.getByText(scene.shows).first()).toBeVisible();
  const astray = new URLSearchParams({ to: 'https://elsewhere.example/' });
  await page.goto('about:blank');
  await page.goto(`${base}/dev/enter#${astray.toString()}`);
  await page.waitForURL(`${base}/`);
});
