import type { WirePlan } from '../../../../contract/plans.ts';
import type { Plan } from '../../model.ts';
import { nonNegativeNumber, decimal, optionalText, record, text, type Unchecked } from '../wire.ts';

/** The provider knows 12 months and a lifetime; our server says any number, or null. */
function monthsOf(wire: Unchecked<WirePlan>): number | null {
  if (wire.months === null) return null;
  if (wire.months !== undefined) return nonNegativeNumber(wire, 'months');
  return nonNegativeNumber(wire, 'duration') === 12 ? 12 : null;
}

function specialOf(value: unknown): Plan['special'] {
  if (value === undefined) return null;
  const wire = record<NonNullable<WirePlan['special']>>(value, 'special');
  return {
    days: nonNegativeNumber(wire, 'days'),
    usualPrice: wire.usual_price === undefined ? null : decimal(wire, 'usual_price'),
  };
}

/** Decodes a plan. @throws WireError */
export function toPlan(value: unknown): Plan {
  const wire = record<WirePlan>(value, 'plan');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'title'),
    description: optionalText(wire, 'description'),
    price: decimal(wire, 'price'),
    months: monthsOf(wire),
    isActive: wire.status === 'active',
    availableUntil: optionalText(wire, 'available_until') || null,
    special: specialOf(wire.special),
  };
}
