import { languages, pathIn } from '../../../contract/languages.ts';
import { allRoutes } from '../../../contract/routes.ts';
import { alternateLinks } from './alternateLinks.ts';

const headOf = (address: string) =>
  `<title>x</title><link rel="canonical" href="__SITE__${address}"/>`;
const pairsIn = (links: string) =>
  [...links.matchAll(/hreflang="([^"]+)" href="__SITE__([^"]+)"/g)].map(([, ...pair]) => pair);

test.each(allRoutes.map(([, { path }]) => path.replace(':id', '7')))(
  'the pages of %s name each other in every language, and the English one for all others',
  (path) => {
    const links = languages.map((language) => alternateLinks(headOf(pathIn(language, path))));
    expect(new Set(links).size).toBe(1);
    expect(pairsIn(links[0] ?? '')).toEqual([
      ...languages.map((language) => [language, pathIn(language, path)]),
      ['x-default', path],
    ]);
  },
);

test('a page without a canonical address, which search engines do not list, names no other', () => {
  expect(alternateLinks('<meta name="robots" content="noindex"/>')).toBe('');
});
