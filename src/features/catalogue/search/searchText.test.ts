import { isLongEnough, toSearchText } from './searchText.ts';

test.each([
  ['  Roma ', 'Roma'],
  ['a\0b', 'ab'],
  ['\0', ''],
  ['x'.repeat(201), 'x'.repeat(200)],
  ['🎧'.repeat(201), '🎧'.repeat(200)],
])('%j is searched for as the server takes it', (typed, text) => {
  expect(toSearchText(typed)).toBe(text);
});

test.each([
  ['', false],
  ['ro', false],
  ['rom', true],
  ['🎧🎧', false],
])('%j is above two characters: %s', (text, expected) => {
  expect(isLongEnough(text)).toBe(expected);
});
