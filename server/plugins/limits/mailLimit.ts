import type { Kysely } from 'kysely';
import { HOUR } from '../../lib/clock.ts';
import type { DB } from '../../db/schema.generated.ts';
import { addressKey, consumeLimit } from './rateLimits.ts';

/** Returns the mailbox that an address is delivered to: `anna+shop@…` and `anna+2@…` have the same. */
const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

/**
 * Counts a mail that any visitor can cause (codes, links); returns false when its mailbox has had five within an hour.
 * Networks have their own limits (plugins/limits/addressLimits.ts).
 */
export const mayMail = (trx: Kysely<DB>, email: string): Promise<boolean> =>
  consumeLimit(trx, { key: addressKey('mails', mailboxOf(email)), max: 5, withinMs: HOUR });
