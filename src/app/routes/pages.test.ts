import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes, unknownRoute } from '../../../contract/routes.ts';

/** webpack reads the names of chunks from comments: they must be the names in the table. */
test('each page of the table is loaded from the chunk that the table names, and no other is', () => {
  const source = readFileSync(join(__dirname, 'pages.ts'), 'utf8');
  const loaded = [
    ...source.matchAll(
      /'([^']+)': lazyComponent\(\s*\(\) =>\s+import\(\s*\/\* webpackChunkName: "([^"]+)" \*\//g,
    ),
  ];
  for (const [, key, chunk] of loaded) expect(chunk).toBe(key);
  const chunks = new Set<string>([...allRoutes.map(([, { chunk }]) => chunk), unknownRoute.chunk]);
  expect(loaded.map(([, key = '']) => key).sort()).toEqual([...chunks].sort());
});
