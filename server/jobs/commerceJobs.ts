import { HOUR, SECOND } from '../lib/clock.ts';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import type { Jobs } from './jobs.ts';

/** Registers the jobs of the shop: orders without a webhook, pages to close, due refunds, events to handle again. */
export function commerceJobs(jobs: Jobs, config: Config, app: App): void {
  const { settling, events, reminders } = app.commerce;
  const often = Math.max(1, config.paymentCheck) * SECOND;
  jobs.every(often, 'payments', () => settling.reconcile());
  jobs.every(often, 'payment events', () => events.retry());
  jobs.every(often, 'ends of subscriptions', () => reminders.queueDue());
  jobs.every(6 * HOUR, 'refunds and disputes without a webhook', () => events.catchUp());
  jobs.every(HOUR, 'old payment events', () => events.tidy());
}
