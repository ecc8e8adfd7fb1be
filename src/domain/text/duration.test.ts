import { isoDuration, spokenLength } from './duration.ts';

test.each([
  [253, 'PT4M13S'],
  [3600, 'PT1H'],
  [3661.4, 'PT1H1M1S'],
  [0, 'PT0S'],
])('%p seconds are %p in ISO 8601', (seconds, text) => {
  expect(isoDuration(seconds)).toBe(text);
});

test.each([
  [5, '1 min'],
  [339, '6 min'],
  [3600, '1 h'],
  [3900, '1 h 5 min'],
])('%p seconds are %p in words', (seconds, text) => {
  expect(spokenLength(seconds)).toBe(text);
});
