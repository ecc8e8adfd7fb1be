import { toPlan } from './decodePlan.ts';
import { WireError } from '../wire.ts';

const wire = {
  id: 2,
  title: 'Abbonamento annuale',
  description: 'Un anno intero',
  price: 59.99,
  duration: 12,
  status: 'active',
};

test('a plan: its price as text, its length in months', () => {
  expect(toPlan(wire)).toEqual({
    id: 2,
    title: 'Abbonamento annuale',
    description: 'Un anno intero',
    price: '59.99',
    months: 12,
    isActive: true,
    availableUntil: null,
    special: null,
  });
});

test('the provider knows a year and a lifetime, and our server any number of months', () => {
  expect(toPlan({ ...wire, duration: 3 }).months).toBeNull();
  expect(toPlan({ ...wire, duration: 12, months: 3 }).months).toBe(3);
  expect(toPlan({ ...wire, duration: 12, months: null }).months).toBeNull();
});

test('a special price says for how many days, and what is usual', () => {
  const special = { percent: 50, days: 14, starts: 'sign_up', usual_price: '59.99' };
  expect(toPlan({ ...wire, special }).special).toEqual({ days: 14, usualPrice: '59.99' });
});

test('a plan for a limited time says until when', () => {
  const available_until = '2026-12-01T09:15:00.000Z';
  expect(toPlan({ ...wire, available_until }).availableUntil).toBe(available_until);
});

test.each(['inactive', '', null, undefined])('status %j: not for sale', (status) => {
  expect(toPlan({ ...wire, status }).isActive).toBe(false);
});

test('a description may be missing', () => {
  expect(toPlan({ ...wire, description: null }).description).toBe('');
});

test.each([{ price: 'free' }, { duration: null }, { id: '2' }, { title: null }])(
  'no plan with %j',
  (fields) => {
    expect(() => toPlan({ ...wire, ...fields })).toThrow(WireError);
  },
);
