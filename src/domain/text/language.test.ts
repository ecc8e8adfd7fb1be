import { languageName, openGraphLocale } from './language.ts';

test.each([
  ['it', 'Italian'],
  ['en-GB', 'British English'],
  ['Italiano!', 'Italiano!'],
  ['', ''],
])('%p is called %p', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});

test.each([
  ['it', 'it_IT'],
  ['de', 'de_DE'],
  ['en-GB', 'en_GB'],
  ['Italiano!', undefined],
  ['', undefined],
])('%p is %p in Open Graph', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
