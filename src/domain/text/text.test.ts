import { truncate } from './text.ts';

describe('cut', () => {
  test('leaves a text of exactly the allowed length alone', () => {
    expect(truncate('Roma', 4)).toBe('Roma');
    expect(truncate('Rom', 4)).toBe('Rom');
    expect(truncate('', 4)).toBe('');
  });

  // Shows.
  test('shows the first characters and an ellipsis when one more is there', () => {
    expect(truncate('Arezzo', 5)).toBe('Arezz…');
  });

  test('leaves no space before the ellipsis', () => {
    expect(truncate('La cupola di Brunelleschi', 10)).toBe('La cupola…');
  });

  test.each([
    ['a family of four code points joined', '👨‍👩‍👧‍👦'],
    ['a flag of two regional indicators', '🇮🇹'],
    ['a thumb with its skin tone', '👍🏽'],
    ['an accent that combines', 'e\u0301'],
    ['two accents on one letter', 'o\u0323\u0302'],
    ['a character beyond the basic plane', '𝄞'],
  ])('counts %s as one character, and never halves it', (_what, character) => {
    const three = character.repeat(3);
    expect(truncate(three, 3)).toBe(three);
    expect(truncate(three, 2)).toBe(`${character.repeat(2)}…`);
    expect(truncate(`ab${character}cd`, 3)).toBe(`ab${character}…`);
  });

  test.each([
    [
      'in Latin letters',
      'Perché l’età «dell’oro» – disse – finì così: … e tanto vi basti, lettore',
    ],
    [
      'with one character that is none of them',
      'Perché l’età «dell’oro» – 🇮🇹 – finì così, lettore mio',
    ],
  ])('a text %s is cut where people count', (_what, text) => {
    const characters = [...new Intl.Segmenter('it').segment(text)].map(({ segment }) => segment);
    for (let length = 1; length < characters.length; length += 1)
      expect(truncate(text, length)).toBe(`${characters.slice(0, length).join('').trimEnd()}…`);
  });

  test('cuts a long text at the same place however much follows', () => {
    const start = 'è una storia lunga ';
    expect(truncate(start.repeat(5000), 200)).toBe(truncate(start.repeat(50), 200));
    expect(truncate(start.repeat(50), 200)).toHaveLength(201);
  });

  test('never halves a character beyond the basic plane in a browser without a segmenter', async () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    jest.resetModules();
    const { truncate: truncateThere } = await import('./text.ts');
    expect(truncateThere('𝄞𝄞𝄞', 2)).toBe('𝄞𝄞…');
    expect(truncateThere('𝄞𝄞', 2)).toBe('𝄞𝄞');
    Object.assign(Intl, { Segmenter });
  });
});
