import type { Config } from '../config.ts';
import { MINUTE, SECOND } from '../lib/clock.ts';
import type { Database } from '../db/open.ts';
import type { Log } from '../db/log.ts';
import type { Jobs } from './jobs.ts';
import { makeMailedDocuments } from '../modules/checkout/invoices/mailedDocuments.ts';
import { MAIL_CONNECTIONS, makeSender } from '../mail/sender.ts';
import { deleteExpiredAccounts } from './deleteExpiredAccounts.ts';

/** A code should arrive while its user still waits for it. */
const SEND_EVERY_MS = SECOND;
const TIDY_EVERY_MS = 10 * MINUTE;

export function accountJobs(
  jobs: Jobs,
  { config, db, log }: { config: Config; db: Database; log: Log },
): void {
  jobs.every(TIDY_EVERY_MS, 'tidy accounts', () => deleteExpiredAccounts(db));
  const { smtpUrl, smtpTlsRequired, mailFrom: from } = config;
  if (smtpUrl === undefined) return;
  const documentOf = makeMailedDocuments(db);
  const sender = makeSender({ db, smtpUrl, smtpTlsRequired, from, documentOf, log });
  for (let n = 0; n < MAIL_CONNECTIONS; n += 1) {
    jobs.every(SEND_EVERY_MS, 'send mails', sender.run);
  }
}
