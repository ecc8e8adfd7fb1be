/** What the codes of a sign-up and of a password reset have in common, and the links that replace them. */
import { HOUR, MINUTE } from '../../../lib/clock.ts';
import type { RateLimit } from '../../../plugins/limits/rateLimits.ts';

export const CODE_MS = 10 * MINUTE;
export const TRIES_PER_CODE = 5;
/** A link cannot be guessed: it may wait longer. */
export const LINK_MS = HOUR;

/** Codes of both kinds together: it bounds what can be guessed, and what a mailbox is flooded with. */
export const codesOf = (userId: number): RateLimit => ({
  key: `codes:${userId}`,
  max: 3,
  withinMs: HOUR,
});

/** Where a mail is requested. */
export interface MailRequest {
  /** The network that asks; undefined where networks are not counted. */
  network: string | undefined;
  /** Writes the address of the app's page for a link's token. */
  linkFor: (token: string) => string;
}
