import { languageName } from './language.ts';

test.each([
  ['it', 'Italian'],
  ['en-GB', 'British English'],
  ['Italiano!', 'Italiano!'],
  ['', ''],
])('%p is called %p', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
