/** Puts the shop together: stores, provider, checkout, settlement, and who may hear what. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { makeMailer } from '../../mail/mailer.ts';
import { makeMediaSigner, signingKey } from '../access/signing.ts';
import { makeAccessOf } from '../access/requestAccess.ts';
import { withSilence, type Faults } from '../../dev/faults.ts';
import { makeBillingStore } from '../profile/billingStore.ts';
import { makeCartStore } from '../cart/cartStore.ts';
import { makeDownloadKeys } from '../downloads/downloadKeys.ts';
import { makeDownloadLeases } from '../downloads/downloadLeases.ts';
import { makeDownloadStore } from '../downloads/downloadStore.ts';
import { makeInvoiceStore } from './invoices/invoiceStore.ts';
import { makeOrderStore } from './orders/orderStore.ts';
import { makeOrdersAttention } from './orders/ordersAttention.ts';
import { makeOrderSessions } from './orders/orderSessionStore.ts';
import { makeSettlement } from './orders/settlement.ts';
import { makeOwnership } from '../access/ownership.ts';
import { makePaymentEventStore } from './payment/eventStore.ts';
import { makeRefundStore } from './payment/refundStore.ts';
import { makeReversals } from './payment/reversals.ts';
import { makeSpecialPrice } from './plans/specialPrice.ts';
import { makeCheckout } from './orders/checkout.ts';
import { makeEvents } from './payment/events.ts';
import { makeSettling } from './orders/settling.ts';
import { stripeProvider } from './stripe/stripe.ts';
import { testProvider } from '../../dev/payment/testProvider.ts';

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
