/**
 * Parses Stripe's events. A signature proves who sent an event, not that it has the form that this version expects, so
 * each is checked first.
 */
import type Stripe from 'stripe';
import { Type, type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { malformedEvent, type PageState, type PaymentUpdate } from '../payment/provider.ts';
import { fromStripe } from './stripeMoney.ts';

export const NAME = 'stripe';

const text = Type.String({ minLength: 1 });
/** In the currency's smallest unit. */
const units = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** Seconds since 1970. */
const time = Type.Integer({ minimum: 0, maximum: 10_000_000_000 });
/** An id, or the whole object if it was expanded. */
const reference = Type.Union([text, Type.Object({ id: text })]);
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const Event = Type.Object({
  id: text,
  object: Type.Literal('event'),
  type: text,
  livemode: Type.Boolean(),
  created: time,
  data: Type.Object({ object: Type.Object({ id: text }) }),
});
export type StripeEvent = Static<typeof Event>;

const Session = Type.Object({
  id: text,
  status: orNull(text),
  payment_status: text,
  client_reference_id: orNull(Type.String()),
  payment_intent: Type.Optional(orNull(reference)),
  amount_total: orNull(units),
  currency: orNull(text),
});

const currency = Type.String({ pattern: '^[a-zA-Z]{3}$' });

const Charge = Type.Object({ payment_intent: orNull(reference), amount_refunded: units, currency });

const Dispute = Type.Object({
  id: text,
  payment_intent: orNull(reference),
  amount: units,
  currency,
  status: text,
});

const Refund = Type.Object({
  id: text,
  payment_intent: orNull(reference),
  failure_reason: Type.Optional(orNull(text)),
});

function shaped<S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (!Check(schema, value)) throw malformedEvent();
  return value;
}

const idOf = (value: string | { id: string }): string =>
  typeof value === 'string' ? value : value.id;

/** `session` comes from a response of Stripe or from an event that was checked. */
export function stateOf(session: Static<typeof Session> | Stripe.Checkout.Session): PageState {
  const { status, payment_status, payment_intent, amount_total, currency } = session;
  if (status === 'expired') return { state: 'closed' };
  if (status !== 'complete' || payment_status === 'unpaid') return { state: 'open' };
  return {
    state: 'paid',
    payment: {
      reference: session.client_reference_id ?? '',
      provider: NAME,
      sessionId: session.id,
      // An order that costs nothing has no payment and cannot be refunded.
      paymentId: payment_intent ? idOf(payment_intent) : session.id,
      amount: currency === null ? '0' : fromStripe(amount_total ?? 0, currency),
      currency: (currency ?? '').toUpperCase(),
    },
  };
}

/**
 * Statuses in which the bank leaves the money with the shop: inquiries (`warning_…`), disputes that were prevented (by
 * a refund, which has its own event), and those that the shop has won.
 */
const withoutHarm = /^(warning_\w+|prevented|won)$/;

/** The events that `updateOf` reads as refunds and disputes. */
export const REVERSALS = [
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];

/** @throws HttpError 400 for text that is no event */
export function parseEvent(body: string): StripeEvent {
  try {
    return shaped(Event, JSON.parse(body));
  } catch {
    throw malformedEvent();
  }
}

/**
 * Returns null for an event that the shop does not need. `async_payment_…` is for payments that take days, in case other
 * methods than cards are added.
 * @throws HttpError 400 for another form than Stripe documents
 */
export function updateOf({ type, created, data }: StripeEvent): PaymentUpdate | null {
  const { object } = data;
  const at = new Date(created * 1000);
  switch (type) {
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return {
        kind: 'closed',
        sessionId: object.id,
        isFailed: type === 'checkout.session.async_payment_failed',
      };
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const found = stateOf(shaped(Session, object));
      return found.state === 'paid' ? { kind: 'paid', payment: found.payment } : null;
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, currency } = shaped(Charge, object);
      if (!payment_intent) return null;
      const refunded = fromStripe(amount_refunded, currency);
      return { kind: 'refunded', paymentId: idOf(payment_intent), refunded, at };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const { id, payment_intent, amount, currency, status } = shaped(Dispute, object);
      if (!payment_intent) return null;
      return {
        kind: 'disputed',
        paymentId: idOf(payment_intent),
        disputeId: id,
        amount: fromStripe(amount, currency),
        isActive: !withoutHarm.test(status),
        at,
      };
    }
    case 'refund.failed': {
      const { id, payment_intent, failure_reason } = shaped(Refund, object);
      if (!payment_intent) return null;
      const problem = failure_reason ?? 'failed';
      return { kind: 'refund failed', paymentId: idOf(payment_intent), refundId: id, problem, at };
    }
    default:
      return null;
  }
}
