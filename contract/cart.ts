import type { WireGuide } from './catalogue.ts';

/** Cart and checkout (spec sections 3, 4 and 7 *Customer area*). Amounts are exact decimals with two digits. */

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
}

export interface AddToCartRequest {
  guide_id: number;
  /** A guide is bought once: anything but 1 is refused. */
  quantity?: number;
}

export interface CheckoutRequest {
  payment_type: 'stripe';
}

/** 201 of checkout and of a subscription: where to pay. */
export interface PaymentResponse {
  payment_url: string;
}
