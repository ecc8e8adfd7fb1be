import type { WirePlan } from '../../../../contract/plans.ts';
import type { Plan } from '../../model.ts';
import { count, decimal, optionalText, record, text } from '../wire.ts';

/** Throws WireError. */
export function toPlan(value: unknown): Plan {
  const wire = record<WirePlan>(value, 'plan');
  return {
    id: count(wire, 'id'),
    title: text(wire, 'title'),
    description: optionalText(wire, 'description'),
    price: decimal(wire, 'price'),
    months: count(wire, 'duration'),
    isActive: wire.status === 'active',
    availableUntil: optionalText(wire, 'available_until') || null,
  };
}
