/**
 * The provider's events are stored, then handled, so that an acknowledged event is never lost. Failed ones are handled
 * again by the reconciling job, or by `npm run orders -- replay`.
 */
import type { FastifyBaseLogger } from 'fastify';
import { DAY, now } from '../../../lib/clock.ts';
import { securityEvent } from '../../../plugins/log/securityLog.ts';
import type { OrderSessions } from '../orders/orderSessionStore.ts';
import type { PaymentEventStore, StoredEvent } from './eventStore.ts';
import type { Reversal, Reversals } from './reversals.ts';
import type { PaymentUpdate, PaymentProvider } from './provider.ts';
import type { Settling } from '../orders/settling.ts';

/**
 * The event of a refund may arrive before that of its payment. After this time the payment is considered unknown: it
 * belongs to another shop on the same account.
 */
const UNKNOWN_MS = DAY;

export interface EventParts {
  provider: PaymentProvider;
  store: PaymentEventStore;
  sessions: OrderSessions;
  settling: Settling;
  reversals: Reversals;
  log: FastifyBaseLogger;
}

export function makeEvents({ provider, store, sessions, settling, reversals, log }: EventParts) {
  function logged(
    kind: 'payment.refunded' | 'payment.disputed',
    reversal: Reversal | null,
  ): boolean {
    if (!reversal) return false;
    const { userId: account, orderId: order, entitlement, note } = reversal;
    securityEvent(kind, { account, order, ...(note !== null && { note }) });
    if (entitlement !== 'unchanged')
      securityEvent(`entitlement.${entitlement}`, { account, order });
    return true;
  }

  /** Returns false when the payment is not known yet. */
  async function carryOut(news: PaymentUpdate): Promise<boolean> {
    switch (news.kind) {
      case 'paid':
        await settling.paid(news.payment);
        return true;
      case 'closed':
        await sessions.closed(provider.name, news.sessionId, news.isFailed);
        return true;
      case 'refunded':
        return logged('payment.refunded', await reversals.refunded(news));
      case 'disputed':
        return logged('payment.disputed', await reversals.disputed(news));
      case 'refund failed': {
        const { refundId, problem, paymentId, at } = news;
        const about = { refund: refundId, payment: paymentId, problem };
        // Before it is made again.
        const refunded = await provider.refundedOf(paymentId);
        if (await reversals.refundFailed(refundId, { paymentId, problem })) {
          log.error(about, 'a refund needs attention');
        } else {
          // Made in the provider's dashboard: the shop has the money again, so the customer has what it paid for.
          log.warn(about, 'a refund in the dashboard has failed');
        }
        const total = { paymentId, refunded, at, isCurrent: true } as const;
        return logged('payment.refunded', await reversals.refunded(total));
      }
    }
  }

  /** Returns true when the event needs no further work. */
  async function handle(event: StoredEvent): Promise<boolean> {
    try {
      const news = await provider.readStored(event.body);
      const isDone = news === null || (await carryOut(news));
      if (!isDone && event.received_at.getTime() > now().getTime() - UNKNOWN_MS) {
        await store.failed(event.id, 'The payment is not known here.');
        return false;
      }
      await store.handled(event.id);
      return true;
    } catch (error) {
      const about = { err: error, event: event.event_id, type: event.type };
      log.error(about, 'an event of the payment provider could not be handled yet');
      await store.failed(event.id, error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  return {
    /**
     * Stores and handles a webhook.
     * @throws HttpError 400
     */
    receive: async (body: Buffer, signature: string | undefined): Promise<void> => {
      const event = await provider.readEvent(body, signature);
      if (!event) return;
      const stored = await store.store(provider.name, event);
      if (stored) await handle(stored);
    },

    /** Handles failed events again, each at its own time. */
    retry: async (): Promise<void> => {
      for (const event of await store.claimDue(provider.name)) await handle(event);
    },

    /** Handles one event again, whether it was handled before or not; returns null when there is no such event. */
    replay: async (eventId: string): Promise<boolean | null> => {
      const event = await store.byName(provider.name, eventId);
      return event ? handle(event) : null;
    },

    /** Handles refunds and disputes whose webhooks never came. */
    catchUp: async (): Promise<void> => {
      for (const event of await provider.recentReversals()) {
        const stored = await store.store(provider.name, event);
        if (stored) await handle(stored);
      }
    },
  };
}

export type Events = ReturnType<typeof makeEvents>;
