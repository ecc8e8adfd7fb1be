import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import type { PaymentProvider } from '../../modules/checkout/payment/provider.ts';
import { stripeProvider } from '../../modules/checkout/stripe/stripe.ts';
import { testProvider, type TestProvider } from './testProvider.ts';

interface PaymentChoice {
  provider: PaymentProvider;
  /** The test provider, if it is the one in use. */
  test: TestProvider | undefined;
}

/** Returns Stripe if it is set, otherwise the test provider. */
export function choosePayment({
  config,
  db,
  log,
}: {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
}): PaymentChoice {
  if (config.stripe) return { provider: stripeProvider(config.stripe, log), test: undefined };
  if (!config.testPages) throw new Error('No payment provider: readConfig has let this through');
  const test = testProvider(db);
  return { provider: test, test };
}
