import type {
  CartChangedResponse,
  CartResponse,
  PaymentResponse,
  WireCartItem,
} from '../../../../contract/cart.ts';
import { toGuideRef } from '../catalogue/decodeGuide.ts';
import { nonNegativeNumber, decimal, list, optionalText, record, text } from '../wire.ts';

function toCartItem(value: unknown) {
  const wire = record<WireCartItem>(value, 'cart item');
  return { id: nonNegativeNumber(wire, 'id'), guide: toGuideRef(wire.audio_guide) };
}

/** One guide in the cart: its quantity is always 1. */
export type CartItem = ReturnType<typeof toCartItem>;

function toConfirming(value: unknown) {
  const wire = record<NonNullable<CartResponse['confirming']>>(value, 'payment');
  const ids = list(wire.guide_ids, 'guide_ids', Number);
  return { guideIds: ids.filter(Number.isSafeInteger), isPlan: wire.is_plan === true };
}

/** Decodes a cart. @throws WireError */
export function toCart(value: unknown) {
  const wire = record<CartResponse>(value, 'cart');
  const version = optionalText(wire, 'version');
  return {
    items: list(wire.data, 'data', toCartItem),
    /** What checkout will charge: exact decimal text, the server's own sum. */
    total: decimal(wire, 'sub_total'),
    /** Changes with the items and their prices; absent if the server has no versions. */
    ...(version !== '' && { version }),
    /** What the customer came back from paying for, until the payment is confirmed; absent if there is none. */
    ...(wire.confirming !== undefined && { confirming: toConfirming(wire.confirming) }),
  };
}

export type Cart = ReturnType<typeof toCart>;

/** Decodes the cart in the error of a checkout (409). @throws WireError */
export const toChangedCart = (value: unknown): Cart =>
  toCart(record<CartChangedResponse>(value, 'refusal').cart);

/** Decodes the address of a payment page. @throws WireError */
export const toPaymentUrl = (value: unknown): string =>
  text(record<PaymentResponse>(value, 'payment'), 'payment_url');
