import { hitsIn, splitAt } from './searchWords.ts';

test.each([
  ['La città è grande', 'citta', ['La ', 'città', ' è grande']],
  ['L’Ultima Cena', "l'ultima", ['', 'L’Ultima', ' Cena']],
  ['PERCHÉ no', 'che no', ['PER', 'CHÉ no', '']],
  ['un 🎨 quadro', 'quadro', ['un 🎨 ', 'quadro', '']],
  ['straße', 'strasse', undefined],
  ['niente', 'qualcosa', undefined],
])('the text %j is split at its match of %j', (text, searched, parts) =>
  expect(splitAt(text, searched)).toEqual(parts),
);

test('the search finds every sentence with the text, in their order', () => {
  const sentences = ['Una torre.', 'Un ponte.', 'La Torre cade.'].map((text, index) => ({
    text,
    start: index,
    end: index + 1,
  }));
  expect(hitsIn(sentences, ' TORRE ').map(({ start }) => start)).toEqual([0, 2]);
  expect(hitsIn(sentences, ' ')).toEqual([]);
});
