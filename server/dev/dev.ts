import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import type { Faults } from './faults/faults.ts';
import { devApi } from './devApi.ts';
import { devClock } from './devClock.ts';
import { devCustomers } from './devCustomers.ts';
import { devDemo } from './devDemo.ts';
import { devEnter } from './devEnter.ts';
import { devFaults } from './faults/devFaults.ts';
import { devOutbox } from './devOutbox.ts';
import { devPayment, type TestPayment } from './payment/devPayment.ts';
import { testConsentPage } from './testConsent.ts';

interface DevParts {
  config: Config;
  db: Database;
  /** Absent without test pages. */
  faults: Faults | undefined;
  /** Absent where customers pay at a real provider. */
  payment: TestPayment | undefined;
}

/** Registers what is below `/dev/`: the test pages where they exist, otherwise a 404. */
export async function dev(app: App, { config, db, faults, payment }: DevParts): Promise<void> {
  await devOutbox(app, config, db);
  devEnter(app, config);
  devDemo(app, config, db);
  if (payment) await devPayment(app, config, payment);
  if (!config.testPages) return;
  await devApi(app);
  devClock(app, db);
  await devCustomers(app, db);
  if (!config.google) {
    await app.register(async (scope) => testConsentPage(scope.withTypeProvider(), config));
  }
  if (faults) await devFaults(app, faults);
}
