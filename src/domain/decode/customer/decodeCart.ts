import type {
  CartChangedResponse,
  CartResponse,
  PaymentResponse,
  WireCartItem,
} from '../../../../contract/cart.ts';
import type { Cart, CartItem } from '../../model.ts';
import { toGuideRef } from '../catalogue/decodeGuide.ts';
import { nonNegativeNumber, decimal, list, optionalText, record, text } from '../wire.ts';

function toCartItem(value: unknown): CartItem {
  const wire = record<WireCartItem>(value, 'cart item');
  return { id: nonNegativeNumber(wire, 'id'), guide: toGuideRef(wire.audio_guide) };
}

function toConfirming(value: unknown): Cart['confirming'] {
  const wire = record<NonNullable<CartResponse['confirming']>>(value, 'payment');
  const ids = list(wire.guide_ids, 'guide_ids', Number);
  return { guideIds: ids.filter(Number.isSafeInteger), isPlan: wire.is_plan === true };
}

/** Decodes a cart. @throws WireError */
export function toCart(value: unknown): Cart {
  const wire = record<CartResponse>(value, 'cart');
  const version = optionalText(wire, 'version');
  return {
    items: list(wire.data, 'data', toCartItem),
    total: decimal(wire, 'sub_total'),
    ...(version !== '' && { version }),
    ...(wire.confirming !== undefined && { confirming: toConfirming(wire.confirming) }),
  };
}

/** Decodes the cart in the error of a checkout (409). @throws WireError */
export const toChangedCart = (value: unknown): Cart =>
  toCart(record<CartChangedResponse>(value, 'refusal').cart);

/** Decodes the address of a payment page. @throws WireError */
export const toPaymentUrl = (value: unknown): string =>
  text(record<PaymentResponse>(value, 'payment'), 'payment_url');
