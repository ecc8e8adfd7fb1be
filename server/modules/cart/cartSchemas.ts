/** Cart, checkout and plans on the wire, as schemas. */
import { Type } from 'typebox';
import type {
  AddToCartRequest,
  CartChangedResponse,
  CartResponse,
  CheckoutRequest,
  PaymentResponse,
  WireCartItem,
} from '../../../contract/cart.ts';
import type { MessageResponse } from '../../../contract/auth.ts';
import type {
  WireDownload,
  WireDownloadKey,
  WireDownloadLeases,
} from '../../../contract/downloads.ts';
import type { WireCreditNote, WireInvoice } from '../../../contract/profile.ts';
import type { SubscriptionRequest } from '../../../contract/subscribe.ts';
import { ErrorAnswer, Id, wire } from '../../http/schemas.ts';

const id = Type.Integer();
const text = Type.String();

const CartItem = wire<WireCartItem>()(
  Type.Object({
    id,
    audio_guide: Type.Object({ id, cover: text, title: text, price: text }),
  }),
);
export const CartAnswer = wire<CartResponse>()(
  Type.Object({
    ...{ data: Type.Array(CartItem), price: text, sub_total: text },
    version: Type.Optional(text),
  }),
);

/** Prices are ours: they may be sent, and are not read. */
export const AddToCartBody = wire<AddToCartRequest>()(
  Type.Object({ guide_id: Id, quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1 })) }),
);

export const CheckoutBody = wire<CheckoutRequest>()(
  Type.Object({
    payment_type: Type.Literal('stripe'),
    version: Type.Optional(Type.String({ maxLength: 100 })),
  }),
);
export const CartChangedAnswer = wire<CartChangedResponse>()(
  Type.Object({ ...ErrorAnswer.properties, cart: CartAnswer }),
);
export const PaymentAnswer = wire<PaymentResponse>()(Type.Object({ payment_url: text }));

export const SubscriptionBody = wire<SubscriptionRequest>()(Type.Object({ plan_id: Id }));

export const MessageAnswer = wire<MessageResponse>()(Type.Object({ message: text }));

const CreditNote = wire<WireCreditNote>()(
  Type.Object({
    id,
    number: text,
    created_at: text,
    amount: text,
    reason: Type.Union([Type.Literal('refund'), Type.Literal('dispute'), Type.Literal('won')]),
  }),
);

export const Invoice = wire<WireInvoice>()(
  Type.Object({
    id,
    number: text,
    created_at: text,
    paid_amount: text,
    currency: text,
    positions: Type.Array(text),
    ended: Type.Optional(Type.Boolean()),
    credit_notes: Type.Optional(Type.Array(CreditNote)),
  }),
);

export const DownloadKey = wire<WireDownloadKey>()(Type.Object({ key: text }));

export const DownloadLeases = wire<WireDownloadLeases>()(
  Type.Object({
    guide_ids: Type.Array(id),
    lease_seconds: Type.Integer(),
    subscription_seconds: Type.Integer(),
  }),
);

export const Download = wire<WireDownload>()(
  Type.Object({
    guide_id: id,
    title: text,
    lease_seconds: Type.Optional(Type.Integer()),
    tracks: Type.Array(
      Type.Object({
        ...{ id, titolo: text, file_mp3: text, duration: Type.Integer() },
        ...{ size: Type.Integer(), file_name: text },
      }),
    ),
  }),
);
