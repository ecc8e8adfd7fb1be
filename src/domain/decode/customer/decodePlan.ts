import type { WirePlan } from '../../../../contract/plans.ts';
import type { Plan } from '../../model.ts';
import { nonNegativeNumber, decimal, optionalText, record, text } from '../wire.ts';

/** Decodes a plan. @throws WireError */
export function toPlan(value: unknown): Plan {
  const wire = record<WirePlan>(value, 'plan');
  return {
    id: nonNegativeNumber(wire, 'id'),
    title: text(wire, 'title'),
    description: optionalText(wire, 'description'),
    price: decimal(wire, 'price'),
    months: nonNegativeNumber(wire, 'duration'),
    isActive: wire.status === 'active',
    availableUntil: optionalText(wire, 'available_until') || null,
  };
}
