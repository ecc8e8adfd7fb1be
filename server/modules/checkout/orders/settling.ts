/**
 * Handles payments that the provider reports, and orders about which it reports nothing for too long. Webhooks, the
 * return from the payment page and the reconciling job all use the same settlement, which has an effect only once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OrderKind } from '../../../db/values.ts';
import { securityEvent } from '../../../plugins/log/securityLog.ts';
import type { Order } from './orderStore.ts';
import type { OrderSessions } from './orderSessionStore.ts';
import type { Payment, Settlement } from './settlement.ts';
import type { RefundStore } from '../payment/refundStore.ts';
import { ProviderRefusal, type PageState, type PaymentProvider } from '../payment/provider.ts';

const STOP_LIMIT_MS = 3_000;
/** Refunds of one run; orders are checked between two runs. */
const REFUNDS_AT_ONCE = 50;

export interface SettlingParts {
  provider: PaymentProvider;
  sessions: OrderSessions;
  refunds: RefundStore;
  settle: Settlement;
  log: FastifyBaseLogger;
}

export function makeSettling({ provider, sessions, refunds, settle, log }: SettlingParts) {
  const running = new Set<Promise<void>>();

  /** Runs work after the response; if the process ends before, the job does it. */
  const afterwards = (work: () => Promise<void>): void => {
    const task = work()
      .catch((error: unknown) => log.warn({ err: error }, 'left to the reconciling job'))
      .finally(() => running.delete(task));
    running.add(task);
  };

  /** Makes due refunds one by one: a failed one waits for its next attempt. */
  async function refund(): Promise<void> {
    for (let count = 0; count < REFUNDS_AT_ONCE; count += 1) {
      const due = await refunds.claimDue(provider.name);
      if (!due) return;
      const { id, session_id, position, amount, currency, attempts: attempt } = due;
      const about = { refund: id, amount, attempt };
      try {
        const made = await provider.refund({
          purpose:
            position === null ? `refund-${session_id}` : `withdrawal-${session_id}-${position}`,
          attempt,
          paymentId: due.payment_id,
          amount,
          currency,
          reason: position === null ? 'paid too much' : 'withdrawal',
        });
        await refunds.made(due, made);
        securityEvent('payment.returned', { account: due.user_id, order: due.order_id });
      } catch (error) {
        const isRefused = error instanceof ProviderRefusal;
        const problem = isRefused ? error.code : 'The payment service does not answer.';
        const needsAttention = await refunds.failed(id, { problem, isRefused });
        if (needsAttention) log.error({ ...about, problem }, 'a refund needs attention');
        else log.warn({ ...about, problem }, 'a refund waits for its next attempt');
      }
    }
  }

  async function paid(payment: Payment): Promise<void> {
    const settled = await settle(payment);
    if (settled.outcome === 'unknown') {
      // Another installation may use the same account at the provider.
      log.info({ session: payment.sessionId }, 'paid for an order that is not ours');
      return;
    }
    if (settled.outcome === 'repeated') return;
    const { userId, orderId, outcome } = settled;
    const about = { account: userId, order: orderId };
    securityEvent('payment.settled', about);
    if (outcome !== 'refunded') securityEvent('entitlement.granted', about);
    afterwards(async () => {
      await closeStale(userId);
      await refund();
    });
  }

  /** Handles the state of a page; returns whether it was paid. */
  async function arrived(order: Pick<Order, 'session_id'>, found: PageState): Promise<boolean> {
    if (found.state === 'paid') await paid(found.payment);
    if (found.state === 'open' && order.session_id) {
      await sessions.unpaid(provider.name, order.session_id);
    }
    if (found.state === 'closed' && order.session_id) {
      await sessions.closed(provider.name, order.session_id, false);
    }
    return found.state === 'paid';
  }

  /** Closes the pages of orders that were replaced; returns the kinds of those that were paid meanwhile. */
  async function closeStale(userId: number): Promise<OrderKind[]> {
    const found: OrderKind[] = [];
    for (const order of await sessions.staleOf(userId, provider.name)) {
      if (!order.session_id) continue;
      if (await arrived(order, await provider.close(order.session_id))) found.push(order.kind);
    }
    return found;
  }

  /** Asks the provider about an order's page now. */
  async function check(order: Order): Promise<PageState['state']> {
    if (!order.session_id || order.provider !== provider.name) return 'closed';
    const found = await provider.look(order.session_id);
    await arrived(order, found);
    return found.state;
  }

  return {
    paid,
    closeStale,
    checkOrder: check,

    /** Makes due refunds after the response. */
    refundSoon: (): void => afterwards(refund),

    /** Runs as a job: orders without a webhook, pages that must be closed, due refunds. */
    reconcile: async (): Promise<void> => {
      await sessions.supersedeWithdrawn(provider.name);
      for (const order of await sessions.claimDue(provider.name)) {
        if (!order.session_id) continue;
        // A failing order is tried again later, and does not delay the others.
        try {
          const stale = order.status !== 'open';
          const { look, close } = provider;
          await arrived(order, await (stale ? close : look)(order.session_id));
        } catch (error) {
          log.warn({ err: error, order: order.id }, 'the payment of an order could not be checked');
        }
      }
      await refund();
    },

    /** Waits at shutdown for running work; the job does what is not finished. */
    idle: async (): Promise<void> => {
      await Promise.race([Promise.all(running), sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

export type Settling = ReturnType<typeof makeSettling>;
