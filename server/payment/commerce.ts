/** Puts the shop together: stores, provider, checkout, settlement, and who may hear what. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { makeMailer } from '../mail/mailer.ts';
import { makeMediaSigner, signingKey } from '../media/signing.ts';
import { makeAccessOf } from '../plugins/access.ts';
import { withSilence, type Faults } from '../plugins/faults.ts';
import { makeBillingStore } from '../store/billing.ts';
import { makeCartStore } from '../store/cart.ts';
import { makeDownloadKeys } from '../store/downloadKeys.ts';
import { makeDownloadLeases } from '../store/downloadLeases.ts';
import { makeDownloadStore } from '../store/downloads.ts';
import { makeInvoiceStore } from '../store/invoices.ts';
import { makeOrderStore } from '../store/orders.ts';
import { makeOrdersAttention } from '../store/ordersAttention.ts';
import { makeOrderSessions } from '../store/ordersSessions.ts';
import { makeSettlement } from '../store/ordersSettle.ts';
import { makeOwnership } from '../store/ownership.ts';
import { makePaymentEventStore } from '../store/paymentEvents.ts';
import { makeRefundStore } from '../store/refunds.ts';
import { makeReversals } from '../store/reversals.ts';
import { makeSpecialPrice } from '../store/specialPrice.ts';
import { makeCheckout } from './checkout.ts';
import { makeEvents } from './events.ts';
import { makeSettling } from './settling.ts';
import { stripeProvider } from './stripe.ts';
import { testProvider } from './testProvider.ts';

declare module 'fastify' {
  interface FastifyInstance {
    commerce: Commerce;
  }
}

export interface CommerceParts {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  /** Among the stand-ins: what the provider suffers from. */
  faults: Faults | undefined;
}

export async function makeCommerce({ config, db, log, faults }: CommerceParts) {
  const key = await signingKey(db, config.mediaSigningKey);
  const signer = makeMediaSigner(key);
  // Where there are no stand-ins, config.ts insists on the real one.
  const test = config.stripe || !config.standIns ? null : testProvider(db, key);
  const chosen = config.stripe ? stripeProvider(config.stripe, log) : test;
  if (!chosen) throw new Error('No payment provider: readConfig has let this through');
  const provider = faults ? withSilence(chosen, faults) : chosen;

  const orders = makeOrderStore(db);
  const checkEveryMs = Math.max(1, config.paymentCheck) * 1000;
  const sessions = makeOrderSessions(db, checkEveryMs);
  const settling = makeSettling({
    provider,
    sessions,
    refunds: makeRefundStore(db, checkEveryMs),
    settle: makeSettlement(db, makeMailer(config)),
    log,
  });
  const events = makeEvents({
    ...{ provider, sessions, settling, log },
    store: makePaymentEventStore(db, checkEveryMs),
    reversals: makeReversals(db, provider.name),
  });
  return {
    signer,
    settling,
    events,
    /** What waits, for a person. */
    attention: makeOrdersAttention(db),
    /** The stand-in, when it is the one in use. */
    test,
    accessOf: makeAccessOf(makeOwnership(db), signer),
    checkout: makeCheckout({ provider, orders, sessions, settling }),
    cart: makeCartStore(db),
    billing: makeBillingStore(db),
    invoices: makeInvoiceStore(db),
    downloads: makeDownloadStore(db),
    downloadKeys: makeDownloadKeys(db),
    downloadLeases: makeDownloadLeases(db),
    specialPrice: makeSpecialPrice(db),
  };
}

export type Commerce = Awaited<ReturnType<typeof makeCommerce>>;
