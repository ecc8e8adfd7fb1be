/**
 * What happens when a provider has news, or has none for too long. Webhooks, the way back from the payment
 * page and the reconciling job all end in the same settlement, which does a thing once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OrderKind } from '../db/schema/commerce.ts';
import type { Order } from '../store/orders.ts';
import type { OrderSessions } from '../store/ordersSessions.ts';
import type { Payment, Settlement } from '../store/ordersSettle.ts';
import type { PageState, PaymentProvider } from './provider.ts';

const STOP_LIMIT_MS = 3_000;

export interface SettlingParts {
  provider: PaymentProvider;
  sessions: OrderSessions;
  settle: Settlement;
  log: FastifyBaseLogger;
}

export function makeSettling({ provider, sessions, settle, log }: SettlingParts) {
  const running = new Set<Promise<void>>();

  /** For what may come later than the answer; the job does whatever is left undone here. */
  const afterwards = (work: () => Promise<void>): void => {
    const task = work()
      .catch((error: unknown) => log.warn({ err: error }, 'left to the reconciling job'))
      .finally(() => running.delete(task));
    running.add(task);
  };

  /** Several servers may do this at once: the key makes it one refund. */
  async function refund(): Promise<void> {
    for (const due of await sessions.refundsDue(provider.name)) {
      const refundId = await provider.refund({
        idempotencyKey: `refund-${due.session_id}`,
        paymentId: due.payment_id,
        amount: due.refund_due,
      });
      await sessions.refunded(due.id, refundId);
      log.warn({ payment: due.id, amount: due.refund_due }, 'a second payment was refunded');
    }
  }

  async function paid(payment: Payment): Promise<void> {
    const settled = await settle(payment);
    if (settled.outcome === 'unknown') {
      // Another installation may share the account at the provider.
      log.info({ session: payment.sessionId }, 'paid for an order that is not ours');
      return;
    }
    if (settled.outcome === 'repeated') return;
    log.info({ order: settled.orderId, outcome: settled.outcome }, 'order settled');
    const { userId } = settled;
    afterwards(async () => {
      await closeStale(userId);
      await refund();
    });
  }

  /** True when the page turned out to be paid. */
  async function arrived(order: Pick<Order, 'session_id'>, found: PageState): Promise<boolean> {
    if (found.state === 'paid') await paid(found.payment);
    if (found.state === 'closed' && order.session_id) {
      await sessions.closed(provider.name, order.session_id);
    }
    return found.state === 'paid';
  }

  /** Closes the pages of orders that another one replaced; the kinds of those that turned out to be paid. */
  async function closeStale(userId: number): Promise<OrderKind[]> {
    const found: OrderKind[] = [];
    for (const order of await sessions.staleOf(userId, provider.name)) {
      if (!order.session_id) continue;
      if (await arrived(order, await provider.close(order.session_id))) found.push(order.kind);
    }
    return found;
  }

  /** Asks about an order's page now. */
  async function ask(order: Order): Promise<PageState['state']> {
    if (!order.session_id || order.provider !== provider.name) return 'closed';
    const found = await provider.look(order.session_id);
    await arrived(order, found);
    return found.state;
  }

  return {
    paid,
    closeStale,
    ask,

    /** A webhook, as it came. @throws Refusal 400 */
    receive: async (body: Buffer, signature: string | undefined): Promise<void> => {
      const event = await provider.readEvent(body, signature);
      if (event?.kind === 'paid') await paid(event.payment);
      if (event?.kind === 'closed') await sessions.closed(provider.name, event.sessionId);
    },

    /** The reconciling job: orders whose webhook has not come, pages still to be closed, money to go back. */
    reconcile: async (): Promise<void> => {
      for (const order of await sessions.claimDue(provider.name)) {
        if (!order.session_id) continue;
        // One that fails is asked about again in its turn, and keeps nobody else waiting.
        try {
          const stale = order.status !== 'open';
          const { look, close } = provider;
          await arrived(order, await (stale ? close : look)(order.session_id));
        } catch (error) {
      await sessions.supersedeWithdrawn(provider.name);
          log.warn({ err: error, order: order.id }, 'the payment of an order could not be checked');
        }
      }
      await refund();
    },

    /** For the end of the process: waits a moment for what is under way, which the job would do later. */
    idle: async (): Promise<void> => {
      await Promise.race([Promise.all(running), sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

export type Settling = ReturnType<typeof makeSettling>;
