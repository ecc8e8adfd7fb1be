import { Type, type Static } from 'typebox';
import { ErrorBody, Id } from './envelope.ts';

/** Cart and checkout. Amounts are exact decimals with two digits. */

const id = Type.Integer();
const text = Type.String();

export const WireCartItem = Type.Object({
  id,
  audio_guide: Type.Object({
    id,
    cover: text,
    title: text,
    price: text,
    /** Of the title, as a BCP 47 tag. Not in the provider's API. */
    language: Type.Optional(text),
  }),
});
export type WireCartItem = Static<typeof WireCartItem>;

export const CartResponse = Type.Object({
  data: Type.Array(WireCartItem),
  /** Sum of the items' prices. */
  price: text,
  /** The amount that checkout will charge. */
  sub_total: text,
  /** Changes with the guides of the cart or their prices. */
  version: Type.Optional(text),
  /**
   * What the customer came back from paying for and the provider has not confirmed; absent without such a payment. The
   * provider's API has no such field.
   */
  confirming: Type.Optional(Type.Object({ guide_ids: Type.Array(id), is_plan: Type.Boolean() })),
});
export type CartResponse = Static<typeof CartResponse>;

/** Prices may be sent, but the server uses its own. */
export const AddToCartRequest = Type.Object({
  guide_id: Id,
  /** A guide is bought only once: any other quantity is refused. */
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1 })),
});
export type AddToCartRequest = Static<typeof AddToCartRequest>;

export const CheckoutRequest = Type.Object({
  payment_type: Type.Literal('stripe'),
  /** The version that the customer has seen. If the cart has changed since, the response is a 409. */
  version: Type.Optional(Type.String({ maxLength: 100 })),
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

/** 409 of checkout: nothing was ordered, and this is the current cart. */
export const CartChangedResponse = Type.Object({ ...ErrorBody.properties, cart: CartResponse });
export type CartChangedResponse = Static<typeof CartChangedResponse>;

/**
 * 201 of checkout and of a subscription: where to pay. The header `X-Order-Number` has the number of the order, also
 * when the call failed at the payment provider; the provider's API has no such header.
 */
export const PaymentResponse = Type.Object({ payment_url: text });
export type PaymentResponse = Static<typeof PaymentResponse>;
