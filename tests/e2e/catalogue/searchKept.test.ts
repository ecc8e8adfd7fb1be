import { requestHomeLate } from '../support/actions/latePage.ts';
import { expect, test } from '../support/test.ts';

test('a page that comes late leaves alone the search that was begun meanwhile', async ({
  page,
}) => {
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  const box = page.getByRole('combobox', { name: 'Search Audio Guide' });
  await page.goto('/person');
  await search.click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  const arrive = await requestHomeLate(page, '/');
  await search.click();
  await page.keyboard.type('caravaggio');
  const results = page.getByRole('dialog', { name: 'Search results' });
  await expect(results.getByRole('link').first()).toBeVisible();

  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Full of great ideas' })).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('caravaggio');
  await expect(results.getByRole('link').first()).toBeVisible();
  // What is found there still closes the search.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
