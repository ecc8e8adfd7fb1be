/** Composes the checkout from stores, payment provider and settlement. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { makeCheckout } from './orders/checkout.ts';
import { makeOrderSessions } from './orders/orderSessionStore.ts';
import { makeOrderStore } from './orders/orderStore.ts';
import { makeSettlement } from './orders/settlement.ts';
import { makeSettling } from './orders/settling.ts';
import { makeEvents } from './payment/events.ts';
import { makePaymentEventStore } from './payment/eventStore.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { makeReminders } from './plans/reminders.ts';
import { makeRefundStore } from './payment/refundStore.ts';
import { makeReversals } from './payment/reversals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    commerce: Commerce;
  }
}

export interface CommerceParts {
  config: Pick<Config, 'paymentCheck'>;
  db: Database;
  log: FastifyBaseLogger;
  mailer: Mailer;
  provider: PaymentProvider;
}

export function makeCommerce({ config, db, log, mailer, provider }: CommerceParts) {
  const checkEveryMs = Math.max(1, config.paymentCheck) * 1000;
  const sessions = makeOrderSessions(db, mailer, checkEveryMs);
  const settling = makeSettling({
    provider,
    sessions,
    refunds: makeRefundStore(db, mailer, checkEveryMs),
    settle: makeSettlement(db, mailer),
    log,
  });
  const events = makeEvents({
    provider,
    sessions,
    settling,
    log,
    store: makePaymentEventStore(db, checkEveryMs),
    reversals: makeReversals(db, mailer, provider.name),
  });
  return {
    settling,
    events,
    reminders: makeReminders(db, mailer),
    checkout: makeCheckout({ provider, orders: makeOrderStore(db), sessions, settling }),
  };
}

export type Commerce = ReturnType<typeof makeCommerce>;
