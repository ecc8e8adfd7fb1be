import type { Plan } from '../../../domain/decode/customer/decodePlan.ts';

/** Numbers are enough to compare prices; amounts are never computed from them. */
const byPrice = (one: Plan, other: Plan): number => Number(one.price) - Number(other.price);

/** Returns the plan to recommend: the cheapest that ends, otherwise the cheapest. None if there is only one plan. */
export function recommendedOf(plans: Plan[]): Plan | undefined {
  if (plans.length < 2) return undefined;
  const ending = plans.filter(({ months }) => months !== null);
  return [...(ending.length > 0 ? ending : plans)].sort(byPrice)[0];
}

/**
 * Returns the special offer while the customer does not have it: its plan is in the list, but not active. It is the
 * price, the usual one, and the days for which it can be bought; null if there is none.
 */
export function specialOffer(plans: Plan[]) {
  const offered = plans.find(({ special }) => special !== null);
  if (!offered?.special || offered.isActive || offered.special.usualPrice === null) return null;
  return { price: offered.price, usual: offered.special.usualPrice, days: offered.special.days };
}
