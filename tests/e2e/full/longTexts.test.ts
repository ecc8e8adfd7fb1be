/** A publisher's names may be long, and have words that are wider than their place. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeLongTexts } from '../../support/catalogue/longTexts.ts';
import { everyRoute } from '../support/everyRoute.ts';
import { expect, test as base } from '../support/test.ts';
import { whatStaysWide } from '../visual/measure.ts';
import { settle } from '../visual/stage.ts';

const test = base.extend({
  ownServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cicerone-long-'));
      await writeLongTexts(folder);
      await use({ fresh: true, env: { CATALOGUE_DIR: folder } });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.beforeEach('the texts are long', async ({ page }) => {
  await page.goto('/person');
  await expect(page.getByText(/^Precipitevolissimevo/).first()).toBeVisible();
});

/** Opens every route, and returns what is too wide or cut off at these widths. */
async function faultsOf(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const { at } of everyRoute) {
    await page.goto(at);
    await settle(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await whatStaysWide(page);
      found.push(...faults.map((fault) => `${at} at ${width}: ${fault}`));
    }
  }
  return found;
}

test('nothing is too wide or cut off for a visitor', async ({ page }) => {
  // One page after the other.
  test.setTimeout(180_000);
  expect(await faultsOf(page, [320, 390, 1440])).toEqual([]);
});

test('nothing is too wide or cut off for a customer', async ({ page, customer: _ }) => {
  // One page after the other.
  test.setTimeout(180_000);
  expect(await faultsOf(page, [320, 1440])).toEqual([]);
});

test('the search’s panel does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/person');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search Audio Guide' }).fill('prospettiva');
  const panel = page.getByRole('dialog', { name: 'Search results' });
  await expect(panel.getByRole('region', { name: 'In the recording' })).toBeVisible();
  expect(await panel.evaluate((found) => found.scrollWidth - found.clientWidth)).toBe(0);
});
