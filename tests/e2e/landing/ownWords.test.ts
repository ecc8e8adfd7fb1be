/** No page that the server renders for a shop with words and guides of its own has those of the bundled one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLED, writeOwnShop } from '../../support/catalogue/ownShop.ts';
import { writeFiles } from '../../support/catalogue/folder.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend({
  ownServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cicerone-own-'));
      await writeOwnShop(folder, '500', 'JPY');
      await writeFiles(folder, {
        'plans/life/plan.md': "---\ntitle: For life\nprice: '9000'\n---\n\nAll walks.\n",
      });
      await use({ fresh: true, env: { CATALOGUE_DIR: folder } });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const pageAt = async (path: string): Promise<string> =>
  (await fetch(e2eServer() + path, { headers: { accept: 'text/html' } })).text();

/** Returns a page without scripts, styles and React's comments, but with what search engines read. */
const wordsOf = (html: string): string =>
  html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<style.*?<\/style>|<!--.*?-->/gs, '');

test('pages, titles and structured data have no word of the bundled shop', async ({
  serverOfFile: _,
}) => {
  await expect(async () => expect(await pageAt('/')).toContain('Walk slowly,')).toPass();
  const sitemap = await (await fetch(`${e2eServer()}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname } = new URL(address);
    return pathname;
  });
  const guide = listed.find((path) => path.startsWith('/audio-guide/')) ?? '';
  const offer = guide.replace('/audio-guide/', '/subscribe/');
  const others = ['/search?q=walk', '/person', '/objects', '/locations', '/events', '/t', offer];
  const italian = ['/it', '/it/subscribe', '/it/business-plan', `/it${guide}`];
  const paths = [...new Set([...listed, ...others, ...italian, '/legal/privacy', '/no-such-page'])];
  expect(paths.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const path of paths) {
    const words = wordsOf(await pageAt(path));
    const at = BUNDLED.exec(words)?.index;
    if (at !== undefined) found.push(`${path}: ${words.slice(Math.max(0, at - 40), at + 40)}`);
    if (!/<h1/.test(words)) found.push(`${path} was not rendered`);
  }
  expect(found).toEqual([]);
});
