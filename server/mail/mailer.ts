import type { Kysely } from 'kysely';
import { now } from '../lib/clock.ts';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';

interface Mail {
  to: string;
  subject: string;
  /** Plain text; lines end in LF. */
  text: string;
  /** The address for replies, if it is not ours. */
  replyTo?: string;
}

export interface Mailer {
  /**
   * Stores a mail in the transaction that it belongs to: what was acknowledged is sent,
   * even if the process crashes or the mail server is down, and what was rolled back is not.
   */
  queue(trx: Kysely<Schema>, mail: Mail): Promise<void>;
}

// eslint-disable-next-line no-control-regex -- these are what must not get into a header
const CONTROLS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** Returns the text as one line: a line break in it cannot begin another header (docs/faults.md). */
export const headerText = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** PostgreSQL's text holds no NUL. */
const bodyText = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\0', '');

export const makeMailer = (config: Config): Mailer => ({
  queue: async (trx, { to, subject, text, replyTo }) => {
    const moment = now();
    await trx
      .insertInto('mails')
      .values({
        recipient: headerText(to),
        reply_to: replyTo === undefined ? null : headerText(replyTo),
        subject: headerText(subject),
        body: bodyText(text),
        created_at: moment,
        due_at: moment,
        // Without a mail server the outbox is the destination; a mail server that is set later must not
        // send the stored mail.
        done_at: config.smtpUrl === undefined ? moment : null,
      })
      .execute();
  },
});
