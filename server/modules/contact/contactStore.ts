import { HOUR, now } from '../../lib/clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { addressKey, consumeLimit, type RateLimit } from '../../plugins/limits/rateLimits.ts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Enough for a person with a question, and too few for a script that sends spam. */
export const PER_SENDER = 5;
const PER_PLACE = 60;

const mailOf = ({ name, email, subject, message }: ContactMessage) => ({
  subject: `Contact form: ${subject}`,
  // Replies go to the author of the message; the sender stays ours, or mail servers reject it as forged.
  replyTo: email,
  text: `From: ${name} <${email}>\nSubject: ${subject}\n\n${message}\n`,
});

export const makeContactStore = (db: Database, mailer: Mailer, config: Config) => ({
  /** Kept and queued to be mailed, both or neither; false when too many were sent from there lately. */
  receive: (message: ContactMessage, from: string): Promise<boolean> => {
    const limits: RateLimit[] = [
      { key: addressKey('contact', message.email), max: PER_SENDER, withinMs: HOUR },
      // Limits of a network address are off together (RATE_LIMIT=0).
      ...(config.rateLimit === 0
        ? []
        : [{ key: `contact-from:${from}`, max: PER_PLACE, withinMs: HOUR }]),
    ];
    return transaction(db, async (trx) => {
      for (const limit of limits) if (!(await consumeLimit(trx, limit))) return false;
      await trx
        .insertInto('contact_messages')
        .values({ ...message, created_at: now() })
        .execute();
      await mailer.queue(trx, { to: config.contactEmail, ...mailOf(message) });
      return true;
    });
  },
});

export type ContactStore = ReturnType<typeof makeContactStore>;
