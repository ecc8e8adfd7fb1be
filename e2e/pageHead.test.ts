import { closeBrowser, visit } from './browser.ts';

afterAll(closeBrowser);

it('without a script it reads from top to bottom, and its form waits', async () => {
  const server = process.env.CICERONE_E2E_SERVER ?? '';
  const { page: reader } = await visit();
  let page = '';
  // The first page waits for the renderer to start; on a busy machine the server rather lets the browser draw it.
  for (let tries = 0; tries < 20 && !page.includes('<h1'); tries += 1) {
    const answer = await fetch(`${server}/business-plan`, { headers: { accept: 'text/html' } });
    page = await answer.text();
    if (!page.includes('<h1')) await reader.waitForTimeout(500);
  }
  expect(page).toMatch(/Ogni luogo ha una storia/);
  expect(page).toMatch(/<fieldset[^>]* disabled/);
  expect(page).toContain(`<link rel="canonical" href="${server}/business-plan"/>`);
  expect(page).toContain(`<meta property="og:image" content="${server}/og.png"/>`);
  expect(page).not.toContain('__SITE__');
  expect(page.match(/<title|name="?description/g)).toHaveLength(2);
});

it('a page that others link to keeps one address, also after a step to another', async () => {
  const { page, problems } = await visit();
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
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  expect(await canonical()).toEqual(['/audio-guide/1']);
  await page.getByRole('link', { name: 'For Business' }).click();
  await page.getByRole('heading', { level: 1, name: /Ogni luogo/ }).waitFor();
  expect(await canonical()).toEqual(['/business-plan']);
  expect(await page.locator('head meta[name=description]').count()).toBe(1);
  expect(problems).toEqual([]);
});
