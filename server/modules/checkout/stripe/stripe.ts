/**
 * Stripe: hosted payment pages through its SDK. STRIPE_API_BASE sends the calls to another host, for tests against a
 * fake.
 */
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { StripeAccount } from '../../../config.ts';
import { now } from '../../../lib/clock.ts';
import { orderNote } from '../payment/orderButton.ts';
import {
  badEvent,
  otherMode,
  PaymentPagePending,
  providerDown,
  ProviderRefusal,
  type MadeRefund,
  type PageRequest,
  type PageState,
  type PaymentProvider,
} from '../payment/provider.ts';
import { REFUNDED_ELSEWHERE } from '../payment/reversals.ts';
import { fromStripe, toStripe } from './stripeMoney.ts';
import { NAME, REVERSALS, updateOf, parseEvent, stateOf } from './stripeEvents.ts';

/** With one retry this is less than the 8 s after which the app gives up. */
const TIMEOUT_MS = 3_500;
/** Maximum age of a signed event: Stripe's recommendation against replays. */
const TOLERANCE_SECONDS = 300;

/** Loaded when first needed, because it takes 0.2 s. */
async function connect({ secretKey, apiBase }: StripeAccount): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'cicerone' },
    ...(base && {
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: base.hostname,
      ...(base.port && { port: base.port }),
    }),
  });
}

const typeOf = (error: unknown): string =>
  error instanceof Error && 'type' in error ? String(error.type) : '';
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;

/** Another request with the same idempotency key is running. */
const KEY_AT_WORK = 409;

/** Failures of Stripe itself, as opposed to refusals of a request. */
const DOWN = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  // The key was used with other parameters, for example before a change of e-mail: the next try uses another key.
  'StripeIdempotencyError',
];

const pageOf = (request: PageRequest): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // Stripe has its own words for its button; 'pay' says what it does, and the text beside it what it means.
  submit_type: 'pay',
  custom_text: { submit: { message: orderNote[request.language] } },
  locale: request.language,
  // Only cards: a payment by card is complete when the page is, not days later.
  allowed_payment_method_types: ['card'],
  client_reference_id: request.reference,
  customer_email: request.customerEmail,
  line_items: request.lines.map(({ title, amount }) => ({
    quantity: 1,
    price_data: {
      currency: request.currency.toLowerCase(),
      unit_amount: toStripe(amount, request.currency),
      product_data: { name: title },
    },
  })),
  payment_intent_data: { metadata: { order: request.reference } },
  success_url: request.returnUrl,
  cancel_url: request.cancelUrl,
});

/** Returns a payment's refunds that have not failed. */
async function refundsOf(stripe: Stripe, paymentId: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
  return data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
}

const madeOf = ({ id, created }: Stripe.Refund): MadeRefund => ({
  id,
  at: new Date(created * 1000),
});

export function stripeProvider(config: StripeAccount, log: FastifyBaseLogger): PaymentProvider {
  let client: Promise<Stripe> | undefined;
  // Secret keys begin with sk_, restricted keys with rk_.
  const isLive = /^[rs]k_live_/.test(config.secretKey);

  async function call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    client ??= connect(config);
    try {
      return await work(await client);
    } catch (error) {
      const type = typeOf(error);
      if (!type.startsWith('Stripe')) throw error;
      if (statusOf(error) === KEY_AT_WORK) throw new PaymentPagePending();
      const down = DOWN.includes(type);
      // Only the message: Stripe's errors contain headers and the raw response.
      const message = error instanceof Error ? error.message : '';
      // Not as `code`, which the log redacts.
      log[down ? 'warn' : 'error']({ type, reason: codeOf(error), message }, 'stripe failed');
      throw down ? providerDown() : new ProviderRefusal(codeOf(error) || type);
    }
  }

  const look = (sessionId: string): Promise<PageState> =>
    call(async (stripe) => {
      try {
        return stateOf(await stripe.checkout.sessions.retrieve(sessionId));
      } catch (error) {
        // The key was changed to another account: pages of the old one do not pay this shop.
        if (codeOf(error) === 'resource_missing') return { state: 'closed' };
        throw error;
      }
    });

  return {
    name: NAME,
    look,

    open: (request) =>
      call(async (stripe) => {
        const { idempotencyKey } = request;
        const session = await stripe.checkout.sessions.create(pageOf(request), { idempotencyKey });
        if (!session.url) throw new ProviderRefusal('a session without an address');
        return { id: session.id, url: session.url };
      }),

    close: (sessionId) =>
      call(async (stripe) => {
        try {
          return stateOf(await stripe.checkout.sessions.expire(sessionId));
        } catch (error) {
          // Only an open page can be expired: this one was paid or has expired.
          if (typeOf(error) === 'StripeInvalidRequestError') return look(sessionId);
          throw error;
        }
      }),

    refund: ({ purpose, attempt, paymentId, amount, currency, reason }) =>
      call(async (stripe) => {
        // The previous attempt may have succeeded although its response did not arrive.
        const before = attempt > 1 ? await refundsOf(stripe, paymentId) : [];
        const made = before.find(({ metadata }) => metadata?.['purpose'] === purpose);
        if (made) return madeOf(made);
        try {
          const refund = await stripe.refunds.create(
            {
              payment_intent: paymentId,
              amount: toStripe(amount, currency),
              reason: reason === 'withdrawal' ? 'requested_by_customer' : 'duplicate',
              metadata: { purpose },
            },
            { idempotencyKey: `${purpose}-${attempt}` },
          );
          return madeOf(refund);
        } catch (error) {
          // Refunded in Stripe's dashboard: the customer has the money.
          if (codeOf(error) === 'charge_already_refunded')
            return { id: REFUNDED_ELSEWHERE, at: now() };
          throw error;
        }
      }),

    refundedOf: (paymentId) =>
      call(async (stripe) => {
        const refunds = await refundsOf(stripe, paymentId);
        const [first] = refunds;
        const units = refunds.reduce((sum, { amount }) => sum + amount, 0);
        return first ? fromStripe(units, first.currency) : '0';
      }),

    // Stripe keeps events for thirty days.
    recentReversals: () =>
      call(async (stripe) => {
        const found = [];
        for await (const event of stripe.events.list({ types: REVERSALS, limit: 100 })) {
          found.push({ id: event.id, type: event.type, body: JSON.stringify(event) });
        }
        return found.reverse();
      }),

    readEvent: async (body, signature) => {
      client ??= connect(config);
      const { webhooks } = await client;
      try {
        const { webhookSecret: secret } = config;
        const { signature: signed } = webhooks;
        if (!signed?.verifyHeader(body, signature ?? '', secret, TOLERANCE_SECONDS))
          throw badEvent();
      } catch {
        throw badEvent();
      }
      const written = body.toString();
      const event = parseEvent(written);
      if (event.livemode !== isLive) {
        log.error({ event: event.id, livemode: event.livemode }, 'an event of the other mode');
        throw otherMode();
      }
      // Parsed again when it is handled; here only to check that it can be.
      return updateOf(event) && { id: event.id, type: event.type, body: written };
    },

    readStored: (body) => Promise.resolve(updateOf(parseEvent(body))),
  };
}
