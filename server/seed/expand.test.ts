import type { GuideRow } from '../catalogue/toRows.ts';
import { composeGuides } from './expand.ts';

const guide = (slug: string): GuideRow => ({
  slug,
  title: slug,
  category: 'towns',
  facts: {},
  categoryName: 'Towns',
  short: '',
  cover: '',
  theme: 'theme',
  price: '4.00',
  remark: 'Standard',
  description: '<p>A walk.</p>',
  faqs: [],
  translations: [],
  tracks: [
    { key: 'gate', title: 'Gate', recording: 'gate.mp3', free: true, number: 1, picture: '' },
  ],
});

test('composes guides with titles of their own, the same ones for the same numbers', () => {
  const guides = ['siena', 'lucca', 'pisa'].map(guide);
  const grown = composeGuides(guides, 1, 100_000);
  expect(new Set(grown.map(({ title }) => title)).size).toBe(100_000);
  expect(new Set(grown.map(({ slug }) => slug)).size).toBe(100_000);
  expect(grown.every(({ tracks }) => tracks.every(({ number }) => number === null))).toBe(true);
  expect(composeGuides(guides, 99_999, 100_000)).toEqual(grown.slice(-2));
});
