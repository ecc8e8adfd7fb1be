import { Type, type Static } from 'typebox';
import { Id } from './envelope.ts';

/** Plans, and buying one: 201 with `PaymentResponse` of cart.ts; 401 when not signed in. */

const text = Type.String();

export const WirePlan = Type.Object({
  id: Type.Integer(),
  title: text,
  description: text,
  price: text,
  /** Months. 12 is twelve months, any other value a lifetime. */
  duration: Type.Integer(),
  /**
   * Only 'active' plans are sold. The server computes it for each customer: the special price is active for seven days.
   */
  status: text,
  /** Not in the provider's API: until when this customer can buy it, ISO 8601, UTC. Absent: as long as it is active. */
  available_until: Type.Optional(text),
});
export type WirePlan = Static<typeof WirePlan>;

export const SubscriptionRequest = Type.Object({ plan_id: Id });
export type SubscriptionRequest = Static<typeof SubscriptionRequest>;
