import { readFile } from 'node:fs/promises';
import { buy, guidesFor } from '../../support/customers/shop.ts';
import { axeFinds } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a customer marks a moment, writes a note, finds both in the library and exports them', async ({
  customer,
  page,
}) => {
  const [guide] = await guidesFor(customer);
  if (!guide) throw new Error('a guide');
  await buy(customer, guide.id);
  await page.goto(`/audio-guide/${guide.id}`);
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => (window.holder()?.currentTime ?? 0) > 2);
  await page.keyboard.press('b');
  await player.getByRole('button', { name: 'Bookmarks' }).click();
  const panel = page.getByRole('dialog', { name: 'Bookmarks' });
  await panel.getByRole('button', { name: /^Add a note/ }).click();
  await page.keyboard.type('Ask about this');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Ask about this')).toBeVisible();
  expect(await axeFinds(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  // The panel's entry leaves the history first.
  await page.waitForFunction(() => !(history.state as { layers?: number } | null)?.layers);
  await page.goto('/user/library');
  const section = page.getByRole('region', { name: 'Bookmarks' });
  await expect(section.getByRole('link', { name: guide.title })).toBeVisible();
  await expect(section.getByText('Ask about this')).toBeVisible();
  await section.getByRole('button', { name: /^0:00:0/ }).click();
  await page.waitForFunction(() => (window.holder()?.currentTime ?? 0) > 2);
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Export as Markdown' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(`## ${guide.title}`);
  expect(text).toContain('\n  > ');
  expect(text).toContain('\n  Ask about this\n');
});
