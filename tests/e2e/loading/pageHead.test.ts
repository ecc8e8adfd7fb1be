import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test('without a script it reads from top to bottom, and its form waits', async () => {
  const server = e2eServer();
  const address = `${server}/business-plan`;
  let html = '';
  // Until the renderer has started, the browser renders the page.
  await expect(async () => {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    html = await response.text();
    expect(html).toContain('<h1');
  }).toPass();
  expect(html).toMatch(/Ogni luogo ha una storia/);
  expect(html).toMatch(/<fieldset[^>]* disabled/);
  expect(html).toContain(`<link rel="canonical" href="${server}/business-plan"/>`);
  expect(html).toContain(`<meta property="og:image" content="${server}/og.png"/>`);
  expect(html).not.toContain('__SITE__');
  expect(html.match(/<title|name="?description/g)).toHaveLength(2);
});

test('a page that others link to keeps one address, also after a step to another', async ({
  page,
}) => {
  await page.goto('/business-plan?from=mail');
  const canonical = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
        ({ href }) => new URL(href).pathname + new URL(href).search,
      ),
    );
  await page.waitForFunction(() => document.head.querySelector('link[rel=canonical]'));
  expect(await canonical()).toEqual(['/business-plan']);
  await page.goto('/audio-guide/1');
  await expect(page.locator('.Toastify')).toBeAttached();
  expect(await canonical()).toEqual(['/audio-guide/1']);
  await page.getByRole('link', { name: 'For Business' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ogni luogo/ })).toBeVisible();
  expect(await canonical()).toEqual(['/business-plan']);
  await expect(page.locator('head meta[name=description]')).toHaveCount(1);
});
