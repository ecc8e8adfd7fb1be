/** What the shop needs of a payment provider: pages to pay on, their state, and signed news about them. */
import { Refusal } from '../http/errors.ts';
import type { Payment } from '../store/ordersSettle.ts';

export interface PageRequest {
  /** The order's, opaque: comes back with every event of the page. */
  reference: string;
  /** The same key gives the same page, however often it is asked for. */
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
  /** Unpaid, and nobody can pay there any more. */
  | { state: 'closed' }
  | { state: 'paid'; payment: Payment };

export type PaymentEvent =
  { kind: 'paid'; payment: Payment } | { kind: 'closed'; sessionId: string };

export interface RefundRequest {
  idempotencyKey: string;
  /** `paymentId` of the payment. */
  paymentId: string;
  amount: string;
}

export interface PaymentProvider {
  /** As orders and billing records name it. */
  readonly name: 'stripe' | 'test';
  /** @throws PageInTheMaking; Refusal 502 or 503 when the provider can't (so do the others below) */
  open(request: PageRequest): Promise<Page>;
  look(sessionId: string): Promise<PageState>;
  /** Closes an open page; answers what it is afterwards, which may be 'paid'. */
  close(sessionId: string): Promise<PageState>;
  /** The refund's id. */
  refund(request: RefundRequest): Promise<string>;
  /**
   * A webhook's event, or null for genuine news that the shop does not need.
   * @throws Refusal 400 for what is unsigned, stale or altered
   */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
}

const DOWN =
  'The payment service does not answer at the moment. Nothing was charged and your cart is kept: please try again shortly.';

/** 503 says "try again" to the app, to proxies, and to a provider that delivers a webhook. */
export const providerDown = (): Refusal => new Refusal(503, DOWN);

/** The provider answers, and refuses us: something to mend on our side. */
export const providerRefuses = (): Refusal =>
  new Refusal(
    502,
    'The payment could not be prepared. Nothing was charged and your cart is kept: please try again later.',
  );

/** Another server opens the same page at this moment. Whoever can't wait for that says "try again". */
export class PageInTheMaking extends Refusal {
  constructor() {
    super(503, DOWN);
  }
}

export const badEvent = (): Refusal => new Refusal(400, 'The event is not signed as it should be.');
