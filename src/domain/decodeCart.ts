import type { Cart, CartItem } from './model.ts';
import { toPicture } from './picture.ts';
import { count, decimal, list, optionalText, record, text } from './wire.ts';

/** What the server says that somebody has bought: the proof that a payment has arrived. */
export interface Purchases {
  /** How many payments there were. */
  count: number;
  /** Guides bought singly. */
  guideIds: number[];
  /** An active plan covers every guide. */
  hasPlan: boolean;
}

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

/** Decodes what `ProfileResponse` of contract/profile.ts says of purchases. Throws WireError. */
export function toPurchases(value: unknown): Purchases {
  const wire = record(value, 'profile');
  const user = record(wire.data, 'data');
  return {
    count: list(user.user_subscription, 'user_subscription', (each) => each).length,
    guideIds: list(wire.guides, 'guides', (each) => count(record(each, 'guide'), 'id')),
    hasPlan: wire.active_plan !== null && wire.active_plan !== undefined,
  };
}
