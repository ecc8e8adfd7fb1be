import { guideRow } from '../../tests/support/catalogue/guideRow.ts';
import { composeGuides } from './expand.ts';

test('composes guides with titles of their own, the same ones for the same numbers', () => {
  const guides = ['siena', 'lucca', 'pisa'].map(guideRow);
  const grown = composeGuides(guides, 1, 100_000);
  expect(new Set(grown.map(({ title }) => title)).size).toBe(100_000);
  expect(new Set(grown.map(({ slug }) => slug)).size).toBe(100_000);
  expect(grown.every(({ tracks }) => tracks.every(({ number }) => number === null))).toBe(true);
  expect(composeGuides(guides, 99_999, 100_000)).toEqual(grown.slice(-2));
});
