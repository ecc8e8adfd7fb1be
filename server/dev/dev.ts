import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import type { Faults } from './faults.ts';
import { devApi } from './devApi.ts';
import { devClock } from './devClock.ts';
import { devCustomers } from './devCustomers.ts';
import { devDemo } from './devDemo.ts';
import { devEnter } from './devEnter.ts';
import { devFaults } from './devFaults.ts';
import { devOutbox } from './devOutbox.ts';

interface DevParts {
  config: Config;
  db: Database;
  /** Absent without stand-ins. */
  faults: Faults | undefined;
}

/** What is below `/dev/`: the stand-ins where they exist, else a 404. */
export async function dev(app: App, { config, db, faults }: DevParts): Promise<void> {
  await devOutbox(app, config, db);
  devEnter(app, config);
  devDemo(app, config, db);
  if (config.standIns) {
    await devApi(app);
    devClock(app, db);
    await devCustomers(app, db);
  }
  if (faults) await devFaults(app, config, faults);
}
