import { bundledCatalogue } from '../../demo/catalogue/bundled.ts';
import { expandGuides } from './expand.ts';

test('a catalogue grows to 20,000 guides with titles of their own, the same ones every time', () => {
  const { guides } = bundledCatalogue();
  const grown = expandGuides(guides, 20_000);
  expect(grown).toHaveLength(20_000);
  expect(grown.slice(0, guides.length)).toEqual(guides);
  expect(new Set(grown.map(({ title }) => title)).size).toBe(20_000);
  expect(expandGuides(guides, 20_000)[19_999]).toEqual(grown[19_999]);
});
