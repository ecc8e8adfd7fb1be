import { checkShopWords, SHOP_WORDS } from './shopWords.ts';

it('reports each word of the bundled shop in the app and the server, with its line', () => {
  for (const file of ['src/pages/a/copy.ts', 'server/mail/texts.ts']) {
    for (const word of SHOP_WORDS) {
      expect(checkShopWords(file, `// A text.\nconst a = 'x ${word} y';\n`)).toEqual([
        expect.stringContaining(`${file}:2 has '${word}'`),
      ]);
    }
  }
});

it('lets the operator read the name of the software, and no other word', () => {
  expect(checkShopWords('server/banner.ts', "const a = 'Cicerone in Florence';\n")).toEqual([
    expect.stringContaining("has 'Florence'"),
  ]);
});

it('accepts comments, tests, and names that no user sees', () => {
  expect(checkShopWords('src/a.ts', '/** 20,000\n * guides. */\n// At $4.99.\n')).toEqual([]);
  expect(checkShopWords('src/a.test.ts', "expect(price).toBe('$4.99');\n")).toEqual([]);
  expect(checkShopWords('src/a.ts', "const key = 'cicerone-app-';\n")).toEqual([]);
});

it('reports a word behind an address, which begins no comment', () => {
  expect(checkShopWords('src/a.ts', "const a = 'https://x.example/ Florence';\n")).toHaveLength(1);
});
