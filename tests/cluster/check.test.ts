/** The checker finds what must not be, one planted violation each, and accepts what may be. */
import { check } from './check.ts';
import type { Operation } from './history.ts';

let last = 0;
/** Operations one after the other, 10 ms each. */
const op = (given: Partial<Operation> & Pick<Operation, 'call'>): Operation => {
  last += 1;
  return { id: last, began: last * 10, ended: last * 10 + 5, outcome: 'ok', ...given };
};
const customer = 'anna';
const page = 'page-1';
const bought = (): Operation[] => [
  op({ call: 'import', edition: 0 }),
  op({ call: 'signUp', customer }),
  op({ call: 'addToCart', customer, guide: 3 }),
  op({ call: 'checkout', customer, page }),
  op({ call: 'pay', customer, page, guides: [3] }),
];
const atTheEnd = (changed: Partial<Record<Operation['call'], Partial<Operation>>> = {}) =>
  [
    op({ call: 'signIn', customer, final: true }),
    op({ call: 'payment', customer, page, is: true, isRefunded: false, found: [3], final: true }),
    op({ call: 'owned', customer, found: [3], final: true }),
    op({ call: 'cart', customer, found: [], final: true }),
    op({ call: 'invoices', customer, numbers: ['2026-000002'], final: true }),
    op({ call: 'ledger', numbers: ['2026-000001', '2026-000002'], final: true }),
    op({ call: 'catalogue', editions: [0, 0], final: true }),
  ].map((one) => ({ ...one, ...changed[one.call] }));
const rules = (...operations: Operation[]): string[] => check(operations).map(({ rule }) => rule);

test('a history in which everything went well has no violation', () => {
  expect(rules(...bought(), ...atTheEnd())).toEqual([]);
});

test('a call with an unknown outcome may have happened or not', () => {
  const [shop, account, cart, checkout, pay] = bought();
  const unsure = { ...op({ call: 'pay' }), ...pay, outcome: 'unknown' as const };
  const before = [shop, account, cart, checkout, unsure].filter((one) => one !== undefined);
  expect(rules(...before, ...atTheEnd())).toEqual([]);
  const unpaid = atTheEnd({
    payment: { is: false },
    owned: { found: [] },
    cart: { found: [3] },
    invoices: { numbers: [] },
  });
  expect(rules(...before, ...unpaid)).toEqual([]);
});

test.each<[string, Parameters<typeof atTheEnd>[0], string[]]>([
  ['an account is gone', { signIn: { outcome: 'refused' } }, ['acknowledged and lost']],
  ['a payment has no guide', { owned: { found: [] } }, ['paid and not owned']],
  ['a guide has no payment', { owned: { found: [3, 4] } }, ['owned and not paid']],
  ['a guide was paid twice', { payment: { found: [3, 3] } }, ['paid twice']],
  [
    'a payment has two invoices',
    { invoices: { numbers: ['2026-000001', '2026-000002'] } },
    ['one invoice for each payment'],
  ],
  [
    'a number was given twice',
    { ledger: { numbers: ['2026-000001', '2026-000001'] } },
    ['an invoice number twice'],
  ],
  [
    'a number is missing',
    { ledger: { numbers: ['2026-000001', '2026-000003'] } },
    ['a gap in the invoice numbers'],
  ],
  ['a list has guides of two imports', { catalogue: { editions: [0, 1] } }, ['a mixed catalogue']],
  [
    'a list has guides of no import',
    { catalogue: { editions: [7] } },
    ['a catalogue that was never imported'],
  ],
])('finds it when %s', (_what, changed, expected) => {
  expect(rules(...bought(), ...atTheEnd(changed))).toEqual(expected);
});

test('finds a payment that was acknowledged and is not there', () => {
  const before = bought();
  const lost = atTheEnd({
    payment: { is: false },
    owned: { found: [] },
    invoices: { numbers: [] },
  });
  expect(rules(...before, ...lost)).toEqual(['acknowledged and lost']);
});

test('lets the provider tell the shop of a payment later', () => {
  const early = op({ call: 'owned', customer, found: [] });
  expect(rules(...bought(), early, ...atTheEnd())).toEqual([]);
});

test('finds a guide that was in the cart and is nowhere', () => {
  const put = op({ call: 'addToCart', customer, guide: 9 });
  expect(rules(...bought(), put, ...atTheEnd())).toEqual(['acknowledged and lost']);
});

test('finds an import that was acknowledged and is not shown', () => {
  expect(rules(...bought(), op({ call: 'import', edition: 1 }), ...atTheEnd())).toEqual([
    'acknowledged and lost',
  ]);
});

test('finds a read that does not have what an earlier one had, unless a refund was asked for', () => {
  const before = bought();
  const heard = op({ call: 'listen', customer, guide: 3, is: true });
  const locked = op({ call: 'listen', customer, guide: 3, is: false });
  expect(rules(...before, heard, locked, ...atTheEnd())).toEqual(['ownership went back']);
  const refunded = [
    op({ call: 'refund', customer, page, guides: [3], outcome: 'unknown' }),
    op({ call: 'listen', customer, guide: 3, is: false }),
  ];
  const end = atTheEnd({ payment: { isRefunded: true }, owned: { found: [] } });
  expect(rules(...before, heard, ...refunded, ...end)).toEqual([]);
});

test('finds an ended session that is valid, and a session that ended by itself', () => {
  const session = 'phone';
  const is = (value: boolean) => op({ call: 'isSignedIn', customer, session, is: value });
  const out = () => op({ call: 'signOut', customer, session });
  expect(rules(out(), is(true))).toEqual(['an ended session is valid again']);
  expect(rules(out(), is(false))).toEqual([]);
  expect(rules(is(true), is(false))).toEqual(['a session was lost']);
  const unsure = { ...out(), outcome: 'unknown' as const };
  expect(rules(unsure, is(true))).toEqual([]);
  const again = { ...out(), outcome: 'unknown' as const };
  expect(rules(again, is(false), is(true))).toEqual(['an ended session is valid again']);
});
