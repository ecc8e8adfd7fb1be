import type { Plan } from '../../../domain/model.ts';

/** A plan of 12 months is for a year, any other for a lifetime. */
export const isYearly = ({ months }: Plan): boolean => months === 12;

/** Prices are compared here, and never computed with. */
const byPrice = (one: Plan, other: Plan): number => Number(one.price) - Number(other.price);

/** The plan to recommend: the cheapest year, or the cheapest plan where no year is sold. None beside no other. */
export function recommendedOf(plans: Plan[]): Plan | undefined {
  if (plans.length < 2) return undefined;
  const years = plans.filter(isYearly);
  return [...(years.length > 0 ? years : plans)].sort(byPrice)[0];
}

/** What a plan at a price for a limited time costs otherwise: the price of the plan that lasts as long. */
export function usualPriceOf(plan: Plan, plans: Plan[]): string | null {
  if (plan.availableUntil === null) return null;
  const usual = plans.find(
    ({ availableUntil, months }) => availableUntil === null && months === plan.months,
  );
  return usual && byPrice(plan, usual) < 0 ? usual.price : null;
}
