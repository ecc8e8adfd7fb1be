/** The interface of a payment provider: payment pages, their state, and signed events. */
import type { Language } from '../../../../contract/languages.ts';
import { HttpError } from '../../../http/errors.ts';
import type { Payment } from '../orders/settlement.ts';
import type { DisputedPayment, RefundedPayment } from './reversals.ts';

export interface PageRequest {
  /** The order's reference, opaque: contained in every event of the page. */
  reference: string;
  /** The same key always returns the same page. */
  idempotencyKey: string;
  lines: { title: string; amount: string }[];
  /** Sum of the lines, exact with the digits of its currency. */
  amount: string;
  currency: string;
  customerEmail: string;
  /** Of the page. */
  language: Language;
  /** Absolute addresses to which the customer returns after paying, and without paying. */
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

/** The content of an event. `paymentId` is that of `Payment`. */
export type PaymentUpdate =
  | { kind: 'paid'; payment: Payment }
  /** `isFailed`: the customer had paid there, and the bank did not. */
  | { kind: 'closed'; sessionId: string; isFailed: boolean }
  | ({ kind: 'refunded' } & RefundedPayment)
  | ({ kind: 'disputed' } & DisputedPayment)
  /** A refund, of this server or in the provider's dashboard, that the customer's bank rejected. */
  | { kind: 'refund failed'; paymentId: string; refundId: string; problem: string; at: Date };

export interface PaymentEvent {
  /** The provider's id. */
  id: string;
  type: string;
  /** JSON. */
  body: string;
}

export interface RefundRequest {
  /** Identifies the refund: the same in every attempt, so that a refund that was already made is found. */
  purpose: string;
  /** From 1. Providers remember a failed attempt, so each is a new request. */
  attempt: number;
  /** The `paymentId` of the payment. */
  paymentId: string;
  amount: string;
  currency: string;
  reason: 'paid too much' | 'withdrawal';
}

export interface MadeRefund {
  /** The provider's id, or REFUNDED_ELSEWHERE (reversals.ts). */
  id: string;
  /** By the provider's clock, like the times of its events. */
  at: Date;
}

export interface PaymentProvider {
  /** Its name in orders and billing records. */
  readonly name: 'stripe' | 'test';
  /**
   * Opens a page.
   * @throws PaymentPagePending; HttpError 502 or 503 when the provider fails, as do the functions below
   */
  open(request: PageRequest): Promise<Page>;
  look(sessionId: string): Promise<PageState>;
  /** Closes an open page; returns its state afterwards, which may be 'paid'. */
  close(sessionId: string): Promise<PageState>;
  refund(request: RefundRequest): Promise<MadeRefund>;
  /** Returns the total of a payment's refunds that have not failed, exact with the digits of its currency. */
  refundedOf(paymentId: string): Promise<string>;
  /** Returns the refunds and disputes of the last weeks, oldest first, whether their webhooks came or not. */
  recentReversals(): Promise<PaymentEvent[]>;
  /**
   * Returns the event of a webhook, or null for one that the shop does not need.
   * @throws HttpError 400 for a body that is unsigned, stale, altered, malformed, or of another mode
   */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
  /**
   * Returns the content of a stored event.
   * @throws HttpError 400
   */
  readStored(body: string): Promise<PaymentUpdate | null>;
}

const DOWN =
  'The payment service does not respond at the moment. Your cart is kept: please try again shortly.';

/** Returns a 503, after which the app, proxies and the provider's webhooks try again. */
export const providerDown = (): HttpError => new HttpError(503, DOWN);

/** The provider refuses the request: a fault of this server or its settings. */
export class ProviderRefusal extends HttpError {
  /** `code`: the provider's code, for the operator. */
  constructor(readonly code: string) {
    super(502, 'The payment could not be prepared. Your cart is kept: please try again later.');
  }
}

/** Another server is opening the same page. A caller that cannot wait responds with "try again". */
export class PaymentPagePending extends HttpError {
  constructor() {
    super(503, DOWN);
  }
}

export const badEvent = (): HttpError =>
  new HttpError(400, 'The event is not signed as it should be.');

export const malformedEvent = (): HttpError =>
  new HttpError(400, 'The event is not written as it should be.');

/** Returns the error for an event of test mode on a live server, or the reverse. */
export const otherMode = (): HttpError =>
  new HttpError(400, 'The event is of another mode than this shop: test or live.');
