import type { GuideRow } from '../catalogue/types.ts';
import { expandGuides } from './expand.ts';

const guide = (slug: string): GuideRow => ({
  ...{ slug, title: slug, category: 'towns', categoryName: 'Towns', short: '', cover: '' },
  ...{ theme: 'theme', price: '4.00', remark: 'Standard', description: '<p>A walk.</p>' },
  ...{ faqs: [], tracks: [{ key: 'gate', title: 'Gate', recording: 'gate.mp3', free: true }] },
});

test('a catalogue grows to 20,000 guides with titles of their own, the same ones every time', () => {
  const guides = ['siena', 'lucca', 'pisa'].map(guide);
  const grown = expandGuides(guides, 20_000);
  expect(grown).toHaveLength(20_000);
  expect(grown.slice(0, guides.length)).toEqual(guides);
  expect(new Set(grown.map(({ title }) => title)).size).toBe(20_000);
  expect(expandGuides(guides, 20_000)[19_999]).toEqual(grown[19_999]);
});
