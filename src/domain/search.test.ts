import { foldText } from '../../contract/foldText.ts';
import { filterByText } from './search.ts';

const names = ['Leonardo da Vinci', 'Niccolò Machiavelli', 'L’ultima cena', 'Pier della Francesca'];
const find = (typed: string) => filterByText(names, (name) => name, typed);

// Shows.
test.each([
  ['a part in the middle', 'nardo', ['Leonardo da Vinci']],
  ['whatever the case', 'LEONARDO', ['Leonardo da Vinci']],
  ['an accent left out', 'niccolo', ['Niccolò Machiavelli']],
  ['an accent as it is', 'Niccolò', ['Niccolò Machiavelli']],
  ['an accent typed as two characters', 'Niccolo\u0300', ['Niccolò Machiavelli']],
  ["a typewriter's apostrophe", "l'ultima", ['L’ultima cena']],
  ['space around it', '  vinci ', ['Leonardo da Vinci']],
  ['a soft hyphen in it', 'Machia\u00advelli', ['Niccolò Machiavelli']],
  ['a zero-width space in it', 'Vin\u200bci', ['Leonardo da Vinci']],
  ['nothing but a zero-width space around it', '\u200b vinci \ufeff', ['Leonardo da Vinci']],
  ['full-width letters', 'Ｖｉｎｃｉ', ['Leonardo da Vinci']],
  ['a few letters', 'ci', ['Leonardo da Vinci']],
  ['characters that mean something elsewhere', '.*', []],
  ['a per cent sign', '%', []],
  ['nothing like it', 'Bernini', []],
])('finds by %s', (_what, typed, found) => {
  expect(find(typed)).toEqual(found);
});

test('nothing typed finds the very list', () => {
  expect(find('')).toBe(names);
  expect(find('   ')).toBe(names);
});

test('folds the sharp letters of other languages without losing them', () => {
  expect(foldText('ÇA')).toBe('ca');
  expect(foldText('Straße')).toBe('straße');
});
