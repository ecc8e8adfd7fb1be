import type { Plan } from '../../../domain/model.ts';

/** Returns whether a plan is for a year (12 months); any other is for a lifetime. */
export const isYearly = ({ months }: Plan): boolean => months === 12;

/** Numbers are enough to compare prices; amounts are never computed from them. */
const byPrice = (one: Plan, other: Plan): number => Number(one.price) - Number(other.price);

/** Returns the plan to recommend: the cheapest for a year, otherwise the cheapest. None if there is only one plan. */
export function recommendedOf(plans: Plan[]): Plan | undefined {
  if (plans.length < 2) return undefined;
  const years = plans.filter(isYearly);
  return [...(years.length > 0 ? years : plans)].sort(byPrice)[0];
}

/** Returns the usual price of a plan at a limited price: the price of the plan of the same duration. */
export function usualPriceOf(plan: Plan, plans: Plan[]): string | null {
  if (plan.availableUntil === null) return null;
  const usual = plans.find(
    ({ availableUntil, months }) => availableUntil === null && months === plan.months,
  );
  return usual && byPrice(plan, usual) < 0 ? usual.price : null;
}

/**
 * Returns the price of the special offer and the usual one, while the customer does not have the offer: its plan is in
 * the list, but not active. Null if there is none.
 */
export function specialOffer(plans: Plan[]): { price: string; usual: string } | null {
  if (plans.some(({ availableUntil }) => availableUntil !== null)) return null;
  const usual = plans.find((plan) => plan.isActive && isYearly(plan));
  const special = plans.find((plan) => !plan.isActive && isYearly(plan));
  if (!usual || !special || byPrice(special, usual) >= 0) return null;
  return { price: special.price, usual: usual.price };
}
