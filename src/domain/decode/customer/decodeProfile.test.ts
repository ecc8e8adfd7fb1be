import { toInvoice, toProfile, toSignedInDevice } from './decodeProfile.ts';
import { WireError } from '../wire.ts';

const record = {
  id: 4,
  guide_type: 'premium',
  paid_amount: '59.99',
  currency: 'eur',
  type: 'stripe',
  created_at: '2026-11-04T08:00:00.000Z',
};
const wire = {
  data: {
    name: 'Giulia Farnese',
    email: 'giulia@cicerone.example',
    image: 'profile/12.160-320.webp',
    user_subscription: [record],
  },
  active_plan: { name: 'Abbonamento annuale', end: '2027-11-04T08:00:00.000Z' },
  guides: [],
};
const withUser = (fields: object) => ({ ...wire, data: { ...wire.data, ...fields } });
const withRecord = (fields: object) => withUser({ user_subscription: [{ ...record, ...fields }] });

test('a profile: who it is, what was paid, which plan runs', () => {
  expect(toProfile(wire)).toEqual({
    name: 'Giulia Farnese',
    email: 'giulia@cicerone.example',
    image: { path: 'profile/12.160-320.webp', stem: 'profile/12', widths: [160, 320] },
    hasPassword: false,
    billing: [
      {
        id: 4,
        kind: 'premium',
        amount: '59.99',
        currency: 'eur',
        paidThrough: 'stripe',
        date: '2026-11-04T08:00:00.000Z',
      },
    ],
    plan: { name: 'Abbonamento annuale', end: '2027-11-04T08:00:00.000Z' },
    guideIds: [],
  });
});

test('bought guides are ids, also where the provider sends whole guides', () => {
  const guides = [{ id: 7 }, { id: 3 }];
  expect(toProfile({ ...wire, guides }).guideIds).toEqual([7, 3]);
  expect(toProfile({ ...wire, guides: undefined, guide_ids: [7, 3] }).guideIds).toEqual([7, 3]);
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('has_password %j: %j', (has_password, hasPassword) => {
  expect(toProfile(withUser({ has_password })).hasPassword).toBe(hasPassword);
});

test('a session: the device, when it was last used, and whether it is this one', () => {
  const session = {
    id: 3,
    device: 'Firefox on Linux',
    current: true,
    signed_in_at: '2026-11-04T08:00:00.000Z',
    last_used_at: '2026-11-05T08:00:00.000Z',
  };
  const lastUsed = session.last_used_at;
  expect(toSignedInDevice(session)).toEqual({
    id: 3,
    device: 'Firefox on Linux',
    lastUsed,
    isCurrent: true,
  });
  expect(toSignedInDevice({ id: 3, last_used_at: lastUsed })).toEqual({
    id: 3,
    device: '',
    lastUsed,
    isCurrent: false,
  });
  expect(() => toSignedInDevice({ id: 3 })).toThrow(WireError);
});

test.each(['', null, undefined])('image %j: no picture yet', (image) => {
  expect(toProfile(withUser({ image })).image).toBeNull();
});

test.each([null, undefined])('active_plan %j: none', (active_plan) => {
  expect(toProfile({ ...wire, active_plan }).plan).toBeNull();
});

test('a plan without end has none', () => {
  const plan = { name: 'Per sempre', end: '' };
  expect(toProfile({ ...wire, active_plan: plan }).plan).toEqual({ name: 'Per sempre', end: null });
});

test.each(['single', 'something new', undefined])(
  'a purchase of type %j is a single one',
  (type) => {
    expect(toProfile(withRecord({ guide_type: type })).billing[0]?.kind).toBe('single');
  },
);

test('a record may leave out how it was paid', () => {
  const [bill] = toProfile(withRecord({ currency: null, type: null })).billing;
  expect(bill).toMatchObject({ currency: '', paidThrough: '' });
});

test.each([
  null,
  {},
  { ...wire, data: null },
  { ...wire, guides: null },
  { ...wire, guides: [{}] },
  { ...wire, guides: undefined, guide_ids: ['7'] },
  { ...wire, active_plan: 'annual' },
  { ...wire, active_plan: { end: '' } },
  withUser({ name: null }),
  withUser({ email: 7 }),
  withUser({ user_subscription: null }),
  withRecord({ paid_amount: 'much' }),
  withRecord({ created_at: null }),
  withRecord({ id: '4' }),
])('no profile: %#', (body) => {
  expect(() => toProfile(body)).toThrow(WireError);
});

test('an invoice is its number and its lines', () => {
  const invoice = { id: 2, number: '2026-000012', positions: ['Pompei', 'Paestum'] };
  const languages = [null, 'fr'];
  expect(toInvoice({ ...invoice, languages, paid_amount: '9.98' })).toEqual({
    ...invoice,
    positions: [
      { title: 'Pompei', lang: undefined },
      { title: 'Paestum', lang: 'fr' },
    ],
    isEnded: false,
    creditNotes: [],
  });
  expect(toInvoice(invoice).positions).toMatchObject([{ title: 'Pompei' }, { title: 'Paestum' }]);
  expect(() => toInvoice({ ...invoice, positions: [7] })).toThrow('a position is not a text');
  expect(() => toInvoice({ ...invoice, positions: null })).toThrow(WireError);
  expect(() => toInvoice({ ...invoice, number: 12 })).toThrow(WireError);
});

test('an invoice names what went back of it', () => {
  const note = { id: 3, number: 'NC-2026-000001', amount: '4.99', reason: 'dispute' };
  const created_at = '2026-11-05T08:00:00.000Z';
  const invoice = { id: 2, number: '2026-000012', positions: [], ended: true };
  expect(toInvoice({ ...invoice, credit_notes: [{ ...note, created_at }] })).toMatchObject({
    isEnded: true,
    creditNotes: [{ ...note, date: created_at }],
  });
  expect(() =>
    toInvoice({ ...invoice, credit_notes: [{ ...note, created_at, amount: 'x' }] }),
  ).toThrow(WireError);
});
