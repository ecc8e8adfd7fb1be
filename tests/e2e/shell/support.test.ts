import { readFile } from 'node:fs/promises';
import { axeFinds } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a customer saves the report that the dialog shows, and it has no text of theirs', async ({
  page,
  customer,
}) => {
  await page.goto('/audio-guide/3');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 guide' })).toBeVisible();
  await page.goto('/user/cart');
  await expect(page.getByRole('main').getByText('$').first()).toBeVisible();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog.locator('dd').first()).toHaveText(/^the page \/user\/cart, signed in/);
  await dialog.getByText('See all of it, word for word').click();
  expect(await axeFinds(page)).toEqual([]);
  const shown = await dialog.locator('pre').innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save a report' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.replace(/\s+/g, '')).toBe(shown.replace(/\s+/g, ''));
  expect(text).toMatch(/^\{\s*"summary": \{\s*"On the screen": "the page \/user\/cart, signed in/);
  // The page before has its own report inside, with the call that was made there.
  expect(text).toContain('"endpointName": "addToCart"');
  for (const secret of [customer.email, customer.name, customer.token, title])
    expect(text).not.toContain(secret);
});
