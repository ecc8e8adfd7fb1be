import type { Cart, CartItem } from '../../model.ts';
import { toPicture } from '../catalogue/picture.ts';
import { count, decimal, list, optionalText, record, text } from '../wire.ts';

function toCartItem(value: unknown): CartItem {
  const wire = record(value, 'cart item');
  const guide = record(wire.audio_guide, 'guide');
  return {
    id: count(wire, 'id'),
    guide: {
      id: count(guide, 'id'),
      title: text(guide, 'title'),
      cover: toPicture(text(guide, 'cover')),
      price: decimal(guide, 'price'),
    },
  };
}

/** Decodes `CartResponse` of contract/cart.ts. Throws WireError. */
export function toCart(value: unknown): Cart {
  const wire = record(value, 'cart');
  const version = optionalText(wire, 'version');
  return {
    items: list(wire.data, 'data', toCartItem),
    total: decimal(wire, 'sub_total'),
    ...(version !== '' && { version }),
  };
}

/** Decodes the cart in `CartChangedResponse` of contract/cart.ts. Throws WireError. */
export const toChangedCart = (value: unknown): Cart => toCart(record(value, 'refusal').cart);

/** Decodes `PaymentResponse` of contract/cart.ts. Throws WireError. */
export const toPaymentUrl = (value: unknown): string =>
  text(record(value, 'payment'), 'payment_url');
