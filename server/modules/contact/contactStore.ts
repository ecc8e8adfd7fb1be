import type { ContactMessageRequest } from '../../../contract/contact.ts';
import { HOUR, now } from '../../lib/clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { addressKey, consumeLimits, type RateLimit } from '../../plugins/limits/rateLimits.ts';

/** Enough for a person with a question, too few for a script that sends spam. */
export const PER_SENDER = 5;
const PER_PLACE = 60;

const mailOf = ({ name, email, subject, message }: ContactMessageRequest) => ({
  subject: `Contact form: ${subject}`,
  // Replies go to the author of the message. The sender is the shop's address, because mail servers reject a forged
  // one.
  replyTo: email,
  text: `From: ${name} <${email}>\nSubject: ${subject}\n\n${message}\n`,
});

interface ContactParts {
  mailer: Mailer;
  /** Returns who gets the messages; undefined: CONTACT_EMAIL does. */
  recipient: () => Promise<string | undefined>;
  config: Config;
}

export const makeContactStore = (db: Database, { mailer, recipient, config }: ContactParts) => ({
  /**
   * Stores the message and its mail, both or neither; returns false when too many were sent from this network lately.
   */
  receive: async (message: ContactMessageRequest, from: string): Promise<boolean> => {
    const to = (await recipient()) ?? config.contactEmail;
    const limits: RateLimit[] = [
      { key: addressKey('contact', message.email), max: PER_SENDER, withinMs: HOUR },
      // RATE_LIMIT=0 turns off all limits of networks.
      ...(config.rateLimit === 0
        ? []
        : [{ key: `contact-from:${from}`, max: PER_PLACE, withinMs: HOUR }]),
    ];
    return transaction(db, async (trx) => {
      if (!(await consumeLimits(trx, limits))) return false;
      await trx
        .insertInto('contact_messages')
        .values({ ...message, created_at: now() })
        .execute();
      await mailer.queue(trx, { to, ...mailOf(message) });
      return true;
    });
  },
});

export type ContactStore = ReturnType<typeof makeContactStore>;
