import type { FastifyBaseLogger } from 'fastify';
import { languages, pathIn } from '../contract/languages.ts';
import { buildApp } from './app.ts';
import { HOUR, MINUTE, SECOND } from './lib/clock.ts';
import { deleteExpired } from './jobs/deleteExpired.ts';
import type { MediaStore } from './catalogue/store/mediaStore.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import type { App } from './http/app.ts';
import { makeJobs, type Jobs } from './jobs/jobs.ts';
import { MAIL_CONNECTIONS, makeSender } from './mail/sender.ts';
import { makeMailedDocuments } from './modules/checkout/invoices/mailedDocuments.ts';
import { RENDERER_ADDRESS } from './plugins/limits/addressLimits.ts';
import { showDueEntries } from './seed/showEntries.ts';
import { lockTestAccounts } from './modules/accounts/testAccounts.ts';

/** How often servers share their request counts: until then each may allow what another has used up. */
const SHARE_EVERY_MS = SECOND;

interface ServeParts {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  mediaStore: MediaStore;
}

/** Starts the app and the jobs on an open database. */
export async function serve({
  config,
  db,
  log,
  mediaStore,
}: ServeParts): Promise<{ app: App; jobs: Jobs }> {
  if (!config.testPages) await lockTestAccounts(db);
  const app = await buildApp({ config, db, log, mediaStore });
  await app.listen({ host: config.host, port: config.port });
  // Renders the landing pages once in the background, so that the first visitor does not wait for the renderer's start.
  for (const language of languages) {
    void app.inject({
      url: pathIn(language, '/'),
      headers: { accept: 'text/html' },
      remoteAddress: RENDERER_ADDRESS,
    });
  }
  const jobs = makeJobs(log);
  startJobs(jobs, app, { config, db, log });
  return { app, jobs };
}

function startJobs(
  jobs: Jobs,
  app: App,
  { config, db, log }: Omit<ServeParts, 'mediaStore'>,
): void {
  jobs.every(10 * MINUTE, 'delete what has expired', () => deleteExpired(db));
  const { smtpUrl, smtpTlsRequired, mailFrom: from } = config;
  if (smtpUrl !== undefined) {
    const documentOf = makeMailedDocuments(db);
    const sender = makeSender({ db, smtpUrl, smtpTlsRequired, from, documentOf, log });
    for (let n = 0; n < MAIL_CONNECTIONS; n += 1) {
      // A code should arrive while its user still waits for it.
      jobs.every(SECOND, 'send mails', sender.run);
    }
  }
  const { settling, events, reminders } = app.commerce;
  const often = Math.max(1, config.paymentCheck) * SECOND;
  jobs.every(often, 'payments', () => settling.reconcile());
  jobs.every(often, 'payment events', () => events.retry());
  jobs.every(often, 'ends of subscriptions', () => reminders.queueDue());
  jobs.every(6 * HOUR, 'refunds and disputes without a webhook', () => events.catchUp());
  jobs.every(SECOND, 'show what has reached its time', () => showDueEntries(db));
  jobs.every(SHARE_EVERY_MS, 'share request counts', () => app.shareRequestCounts());
}
