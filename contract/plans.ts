import { Type, type Static } from 'typebox';
import { Id, orNull } from './envelope.ts';

/** Plans, and buying one: 201 with `PaymentResponse` of cart.ts; 401 when not signed in. */

const text = Type.String();

/** What starts the time in which a customer can buy a plan at its special price. */
const SpecialStart = Type.Enum(['free_download', 'sign_up']);

/** A special price, as the plan's file has it too. */
const special = {
  /** How much less it is, as texts say it. */
  percent: Type.Integer({ minimum: 1, maximum: 99 }),
  /** How many days it lasts. */
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  starts: SpecialStart,
};

/** In the front matter of a plan. `instead_of` is the folder's name of the plan at the usual price. */
export const SpecialFront = Type.Object(
  { instead_of: Type.String(), ...special },
  { additionalProperties: false },
);
export type SpecialFront = Static<typeof SpecialFront>;

export const WirePlan = Type.Object({
  id: Type.Integer(),
  title: text,
  description: text,
  price: text,
  /** Months, as the provider sends it: 12 is twelve months, any other value a lifetime. `months` wins. */
  duration: Type.Integer(),
  /** Not in the provider's API: months of any number; null for a lifetime. */
  months: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 120 }))),
  /** Not in the provider's API: of a plan at a special price. */
  special: Type.Optional(
    Type.Object({
      ...special,
      /** The plan at the usual price, and that price; absent while it is not on sale. */
      plan_id: Type.Optional(Type.Integer()),
      usual_price: Type.Optional(text),
    }),
  ),
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
