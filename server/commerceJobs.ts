import type { Config } from './config.ts';
import type { App } from './http/app.ts';
import type { Jobs } from './jobs.ts';

/** Orders whose webhook never came, pages still to be closed, money to go back. */
export function commerceJobs(jobs: Jobs, config: Config, app: App): void {
  const { settling } = app.commerce;
  jobs.every(Math.max(1, config.paymentCheck) * 1000, 'payments', () => settling.reconcile());
}
