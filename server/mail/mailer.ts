import type { Kysely } from 'kysely';
import type { Language } from '../../contract/languages.ts';
import { now } from '../lib/clock.ts';
import type { Config } from '../config.ts';
import type { DB } from '../db/schema.generated.ts';
import { shopFacts } from '../db/shopFacts.ts';
import { SHOP_NAME, SITE_ORIGIN } from './mailText.ts';

/** What is attached: a document of a customer, made when the mail is sent, or a page as it is now. */
export type MailAttachment =
  | { kind: 'invoice' | 'credit note'; id: number; userId: number }
  | { kind: 'page'; title: string; language: string; html: string };

interface Mail {
  to: string;
  subject: string;
  /** Plain text; lines end with LF. Here and in the subject, the placeholders of mailText.ts are replaced. */
  text: string;
  /** Of the text; absent: a visitor has written it. */
  language?: Language;
  attachments?: readonly MailAttachment[];
  /** Address for replies, if it is not the sender's. */
  replyTo?: string;
}

/** The domain of the accounts without a person that own the orders of deleted ones: they get no mail. */
export const NO_MAILBOX = 'deleted.invalid';

export interface Mailer {
  /**
   * Stores a mail in the transaction that it belongs to. What was acknowledged is sent even if the process crashes or
   * the mail server is down; what was rolled back is not.
   */
  queue(trx: Kysely<DB>, mail: Mail): Promise<void>;
}

// eslint-disable-next-line no-control-regex -- these are what must not get into a header
const CONTROLS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** Returns the text as one line: a line break could begin another header (docs/faults.md). */
export const headerText = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** PostgreSQL's text cannot contain NUL. */
const bodyText = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\0', '');

export const makeMailer = (config: Config): Mailer => ({
  queue: async (trx, { to, subject, text, language, attachments = [], replyTo }) => {
    if (to.endsWith(`@${NO_MAILBOX}`)) return;
    const moment = now();
    const { name } = await shopFacts(trx);
    const origin = config.publicUrl ?? `http://localhost:${config.port}`;
    const named = (words: string) =>
      words.replaceAll(SHOP_NAME, () => name).replaceAll(SITE_ORIGIN, () => origin);
    await trx
      .insertInto('mails')
      .values({
        recipient: headerText(to),
        reply_to: replyTo === undefined ? null : headerText(replyTo),
        subject: headerText(named(subject)),
        body: bodyText(named(text)),
        language: language ?? null,
        attachments: JSON.stringify(attachments),
        created_at: moment,
        due_at: moment,
        // Without a mail server the mail is complete when it is in the outbox; a mail server that is set later must not
        // send it.
        done_at: config.smtpUrl === undefined ? moment : null,
      })
      .execute();
  },
});
