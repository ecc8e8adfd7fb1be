import type { WireGuide } from './catalogue.ts';
import type { ErrorBody } from './envelope.ts';

/** Cart and checkout. Amounts are exact decimals with two digits. */

export interface WireCartItem {
  id: number;
  audio_guide: Pick<WireGuide, 'id' | 'cover' | 'title' | 'price'>;
}

export interface CartResponse {
  data: WireCartItem[];
  /** Sum of the items' prices. */
  price: string;
  /** What checkout will ask for. */
  sub_total: string;
  /** Names these guides at these prices: another cart has another version. */
  version?: string;
}

export interface AddToCartRequest {
  guide_id: number;
  /** A guide is bought once: anything but 1 is refused. */
  quantity?: number;
}

export interface CheckoutRequest {
  payment_type: 'stripe';
  /** Of the cart that the customer has seen. When it is another one by now, the answer is a 409. */
  version?: string;
}

/** 409 of checkout: nothing was ordered, and this is the cart. */
export interface CartChangedResponse extends ErrorBody {
  cart: CartResponse;
}

/**
 * 201 of checkout and of a subscription: where to pay. The header `X-Order-Number` has the number of the order, in the
 * answer of a call that failed at the payment provider too; the provider's API has no such header.
 */
export interface PaymentResponse {
  payment_url: string;
}
