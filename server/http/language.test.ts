import { languages, pathIn, splitLanguage } from '../../contract/languages.ts';
import { languageOf, preferredLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de, fr;q=0.5', 'en'],
  ['it', 'it'],
  ['it-CH, en;q=0.9', 'it'],
  ['en-GB, it;q=0.9', 'en'],
  ['EN;q=0.2, IT;q=0.7', 'it'],
  ['it;q=0, en;q=0.1', 'en'],
  ['it;q=x', 'en'],
])('a request with the Accept-Language %j is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test('the language in the query of a link counts more than that of the browser', () => {
  const headers = { 'accept-language': 'en' };
  expect(languageOf({ headers, query: { language: 'it' } })).toBe('it');
  expect(languageOf({ headers, query: { language: 'xx' } })).toBe('en');
  expect(languageOf({ headers, query: { language: ['it', 'it'] } })).toBe('en');
});

test.each(['/', '/?q=a', '/#faq', '/item', '/audio-guide/7?track=1&t=2', '/user/cart'])(
  'the path %s has an address in each language, which splits into both',
  (path) => {
    for (const language of languages) {
      expect(splitLanguage(pathIn(language, path))).toEqual({ language, path });
    }
  },
);

test('the landing page has the same address in both languages, without a slash at the end', () => {
  expect([pathIn('it', '/'), pathIn('it', '/#faq'), pathIn('en', '/')]).toEqual([
    '/it',
    '/it#faq',
    '/',
  ]);
});
