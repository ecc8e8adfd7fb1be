import type { WirePlan } from '../../../../contract/plans.ts';
import { nonNegativeNumber, decimal, optionalText, record, text, type Unchecked } from '../wire.ts';

/** The provider knows 12 months and a lifetime; our server says any number, or null. */
function monthsOf(wire: Unchecked<WirePlan>): number | null {
  if (wire.months === null) return null;
  if (wire.months !== undefined) return nonNegativeNumber(wire, 'months');
  return nonNegativeNumber(wire, 'duration') === 12 ? 12 : null;
}

function specialOf(value: unknown) {
  if (value === undefined) return null;
  const wire = record<NonNullable<WirePlan['special']>>(value, 'special');
  return {
    days: nonNegativeNumber(wire, 'days'),
    usualPrice: wire.usual_price === undefined ? null : decimal(wire, 'usual_price'),
  };
}

/** Decodes a plan. @throws WireError */
export function toPlan(value: unknown) {
  const wire = record<WirePlan>(value, 'plan');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'title'),
    description: optionalText(wire, 'description'),
    /** Exact decimal text, in the shop's currency. */
    price: decimal(wire, 'price'),
    /** Null: a lifetime. */
    months: monthsOf(wire),
    isActive: wire.status === 'active',
    /** Until when this customer can buy it: ISO 8601, UTC; null as long as it is active. */
    availableUntil: optionalText(wire, 'available_until') || null,
    /** Of a plan at a special price: for how many days, and the usual price, if that plan is on sale. */
    special: specialOf(wire.special),
  };
}

/** A subscription plan that is for sale. */
export type Plan = ReturnType<typeof toPlan>;
