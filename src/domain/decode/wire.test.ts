import type { WireGuide } from '../../../contract/guides.ts';
import {
  nonNegativeNumber,
  decimal,
  enveloped,
  envelopedList,
  flag,
  optionalText,
  record,
  text,
  WireError,
} from './wire.ts';

const notObjects: unknown[] = [null, undefined, 'text', 0, true, [], [{}]];
const notTexts: unknown[] = [null, undefined, 0, true, {}, []];

describe('record', () => {
  test('passes an object on', () => {
    const given = { id: 1 };
    expect(record(given, 'guide')).toBe(given);
  });

  test.each(notObjects)('refuses %p and says what it should have been', (value) => {
    expect(() => record(value, 'guide')).toThrow(new WireError('guide is not an object'));
  });
});

test('a field that the contract does not name, or gives another type, does not compile', () => {
  const wire = record<WireGuide>({}, 'guide');
  // @ts-expect-error: a misspelt name.
  expect(() => text(wire, 'titel')).toThrow(WireError);
  // @ts-expect-error: a text, not a number.
  expect(() => nonNegativeNumber(wire, 'title')).toThrow(WireError);
  // @ts-expect-error: a name of guides' own pages only.
  expect(optionalText(wire, 'narrator')).toBe('');
});

describe('text', () => {
  test('reads a text, the empty one too', () => {
    expect(text({ title: 'Roma' }, 'title')).toBe('Roma');
    expect(text({ title: '' }, 'title')).toBe('');
  });

  test.each(notTexts)('refuses %p', (title) => {
    expect(() => text({ title }, 'title')).toThrow(WireError);
  });

  test('may be missing or null where it is optional, but not of another type', () => {
    expect(optionalText(record({}, 'guide'), 'theme')).toBe('');
    expect(optionalText({ theme: null }, 'theme')).toBe('');
    expect(optionalText({ theme: 'a.mp3' }, 'theme')).toBe('a.mp3');
    expect(() => optionalText({ theme: 5 }, 'theme')).toThrow(WireError);
  });
});

describe('count', () => {
  test('reads numbers from zero on', () => {
    expect(nonNegativeNumber({ id: 0 }, 'id')).toBe(0);
    expect(nonNegativeNumber({ id: 12 }, 'id')).toBe(12);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '12', null, undefined, {}])(
    'refuses %p',
    (id) => {
      expect(() => nonNegativeNumber({ id }, 'id')).toThrow(WireError);
    },
  );
});

describe('decimal', () => {
  test.each([
    ['4.99', '4.99'],
    ['0.10', '0.10'],
    ['12', '12'],
    [4.99, '4.99'],
    [12, '12'],
  ])('reads the price %p as %p', (price, exact) => {
    expect(decimal({ price }, 'price')).toBe(exact);
  });

  test.each([
    '',
    'free',
    '-1',
    '4,99',
    '4.9999',
    '1e3',
    '12345678901',
    ' 4',
    1e21,
    -1,
    Number.NaN,
    null,
    undefined,
  ])('refuses %p', (price) => {
    expect(() => decimal({ price }, 'price')).toThrow(WireError);
  });
});

// Shows.
test.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
  ['yes', false],
  [2, false],
  [null, false],
  [undefined, false],
  [{}, false],
])('the flag %p means %p', (purchase, meaning) => {
  expect(flag({ purchase }, 'purchase')).toBe(meaning);
});

describe('the envelope', () => {
  const decode = (value: unknown) => text(record(value, 'item'), 'name');

  test('is opened', () => {
    expect(enveloped(decode)({ data: { name: 'Roma' } })).toBe('Roma');
    expect(envelopedList(decode)({ data: [{ name: 'Roma' }, { name: 'Pisa' }] })).toEqual([
      'Roma',
      'Pisa',
    ]);
    expect(envelopedList(decode)({ data: [] })).toEqual([]);
  });

  test.each([
    ...notObjects,
    {},
    { data: null },
    { data: {} },
    { data: 'text' },
    { data: { 0: { name: 'x' } } },
  ])('of a list refuses %p', (body) => {
    expect(() => envelopedList(decode)(body)).toThrow(WireError);
  });

  test('refuses a whole list for one bad item', () => {
    expect(() => envelopedList(decode)({ data: [{ name: 'Roma' }, { name: 5 }] })).toThrow(
      WireError,
    );
  });
});
