import { LinkChecker, LinkState } from 'linkinator';
import { e2eServer } from '../../support/server.ts';
import { expect, test } from '../../support/test.ts';

test('linkinator finds no link of the site that leads nowhere', async () => {
  // It requests every page of the site.
  test.setTimeout(300_000);
  const sitemap = await (await fetch(`${e2eServer()}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].flatMap(([, page]) => page ?? []);
  expect(pages.length).toBeGreaterThan(100);
  // Fragments are left out: linkinator looks for some of them at an address that ends with a slash, for which the
  // browser renders the page. Links to other sites are, too: tests make no requests to them.
  const { links } = await new LinkChecker().check({
    path: pages,
    recurse: true,
    concurrency: 4,
    timeout: 20_000,
    linksToSkip: async (link) => !link.startsWith(e2eServer()),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(pages.length);
});
