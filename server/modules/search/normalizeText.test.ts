import {
  normalizeText,
  normalizeWords,
  searchWords,
  textOfHtml,
  tsqueryOf,
} from './normalizeText.ts';

describe('folding', () => {
  it.each([
    ['Città', 'citta'],
    ['PERCHÉ', 'perche'],
    ['L’Ultima Cena', 'ultima cena'],
    ["l'ultima cena", 'ultima cena'],
    ['L`ultima cena', 'ultima cena'],
    ['dell’arte', 'arte'],
    ["all'alba sull'acqua", 'alba acqua'],
    ["quest'uomo e quell'altro", 'uomo e altro'],
    ['Cupola d’oro', 'cupola oro'],
    ['Sant’Ambrogio', 'sant ambrogio'],
    ['un po’ di luce', 'un po di luce'],
    ['San Giovanni (1401–1466)', 'san giovanni 1401 1466'],
    ['ﬁume', 'fiume'],
    ['Cu\u00adpo\u200bla', 'cupola'],
    ['ＤＵＯＭＯ', 'duomo'],
    ['50% di _luce_ \\ ombra', '50 di luce ombra'],
    ['', ''],
    ['’ \' " %', ''],
  ])('%s becomes %s', (text, folded) => expect(normalizeText(text)).toBe(folded));

  it('treats composed and decomposed accents alike', () => {
    expect(normalizeWords('citta\u0300')).toEqual(normalizeWords('citt\u00e0'));
  });

  it('takes an article only where a word begins', () => {
    expect(normalizeText('bell’Italia nell’isola')).toBe('italia isola');
    expect(normalizeText('rock’n’roll')).toBe('rock n roll');
  });
});

describe('queries', () => {
  it('drops stop words, but not the only word', () => {
    expect(searchWords('la nascita di Venere').words).toEqual(['nascita', 'venere']);
    expect(searchWords('la').words).toEqual(['la']);
    expect(searchWords('la nascita di Venere').phrase).toBe('la nascita di venere');
  });

  it('keeps pattern characters apart', () => {
    expect(searchWords('100%_\\%')).toEqual({
      words: ['100'],
      phrase: '100',
      symbols: ['%', '_', '\\'],
    });
  });

  it('looks for nothing when nothing was asked', () => {
    expect(searchWords(' " ’ ')).toEqual({ words: [], phrase: '', symbols: [] });
  });

  it('bounds the number of words', () => {
    const text = Array.from({ length: 60 }, (_, index) => `parola${index}`).join(' ');
    expect(searchWords(text).words).toHaveLength(12);
  });

  it('writes tsqueries, the last group by its beginning', () => {
    expect(tsqueryOf([['nascita'], ['venere', 'vener']], true)).toBe(
      "('nascita') & ('venere':* | 'vener':*)",
    );
    expect(tsqueryOf([['uno'], ['due']], false, '|')).toBe("('uno') | ('due')");
  });
});

it('reads the text of HTML', () => {
  expect(textOfHtml('<h2>Uno &amp; due</h2>\n<p>tre&nbsp;<em>quattro</em></p>')).toBe(
    'Uno & due tre quattro',
  );
});
