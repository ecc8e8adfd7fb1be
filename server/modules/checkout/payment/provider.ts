/** What the shop needs of a payment provider: pages to pay on, their state, and signed news about them. */
import { HttpError } from '../../../http/errors.ts';
import type { Payment } from '../orders/settlement.ts';
import type { DisputedPayment, RefundedPayment } from './reversals.ts';

export interface PageRequest {
  /** The order's, opaque: contained in every event of the page. */
  reference: string;
  /** The same key gives the same page, however often it is requested. */
  idempotencyKey: string;
  lines: { title: string; amount: string }[];
  /** Sum of the lines: exact, two digits. */
  amount: string;
  currency: string;
  customerEmail: string;
  /** Absolute addresses: where the browser goes after paying, and when the customer thinks better of it. */
  returnUrl: string;
  cancelUrl: string;
}

export interface Page {
  id: string;
  /** Absolute, or a path on this server. */
  url: string;
}

export type PageState =
  | { state: 'open' }
  /** Unpaid, and closed for payments. */
  | { state: 'closed' }
  | { state: 'paid'; payment: Payment };

/** What an event says. `paymentId` is that of a payment, as in `Payment`. */
export type PaymentUpdate =
  | { kind: 'paid'; payment: Payment }
  | { kind: 'closed'; sessionId: string }
  | ({ kind: 'refunded' } & RefundedPayment)
  | ({ kind: 'disputed' } & DisputedPayment)
  /** A refund of ours that the customer's bank sent back. */
  | { kind: 'refund failed'; paymentId: string; refundId: string; problem: string };

export interface PaymentEvent {
  /** The provider's. */
  id: string;
  type: string;
  /** JSON. */
  body: string;
}

export interface RefundRequest {
  /** Names what is refunded: the same in every attempt, so that a refund already made is found again. */
  purpose: string;
  /** From 1. Providers remember a failed attempt, so each is a request of its own. */
  attempt: number;
  /** `paymentId` of the payment. */
  paymentId: string;
  amount: string;
}

export interface PaymentProvider {
  /** As orders and billing records name it. */
  readonly name: 'stripe' | 'test';
  /** @throws PaymentPagePending; HttpError 502 or 503 when the provider can't (so do the others below) */
  open(request: PageRequest): Promise<Page>;
  look(sessionId: string): Promise<PageState>;
  /** Closes an open page; answers what it is afterwards, which may be 'paid'. */
  close(sessionId: string): Promise<PageState>;
  /** The refund's id. */
  refund(request: RefundRequest): Promise<string>;
  /**
   * A webhook's event, or null for a genuine one that the shop does not need.
   * @throws HttpError 400 for what is unsigned, stale, altered, malformed, or of another mode than ours
   */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
  /** What an event that was stored says. @throws HttpError 400 */
  readStored(body: string): Promise<PaymentUpdate | null>;
}

const DOWN =
  'The payment service does not respond at the moment. Nothing was charged and your cart is kept: please try again shortly.';

/** 503 says "try again" to the app, to proxies, and to a provider that delivers a webhook. */
export const providerDown = (): HttpError => new HttpError(503, DOWN);

/** The provider answers, and refuses us: something to mend on our side. */
export class ProviderRefusal extends HttpError {
  /** `code`: the provider's own, for the operator. */
  constructor(readonly code: string) {
    super(
      502,
      'The payment could not be prepared. Nothing was charged and your cart is kept: please try again later.',
    );
  }
}

/** Another server is opening the same page. A caller that can't wait answers "try again". */
export class PaymentPagePending extends HttpError {
  constructor() {
    super(503, DOWN);
  }
}

export const badEvent = (): HttpError =>
  new HttpError(400, 'The event is not signed as it should be.');

export const malformedEvent = (): HttpError =>
  new HttpError(400, 'The event is not written as it should be.');

/** A test event says nothing about real money, and the other way round. */
export const otherMode = (): HttpError =>
  new HttpError(400, 'The event is of another mode than this shop: test or live.');
