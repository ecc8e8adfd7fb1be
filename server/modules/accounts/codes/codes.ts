/** Rules that codes of a sign-up and of a password reset share, and the links that replace them. */
import { HOUR, MINUTE } from '../../../lib/clock.ts';
import type { RateLimit } from '../../../plugins/limits/rateLimits.ts';

export const CODE_MS = 10 * MINUTE;
export const TRIES_PER_CODE = 5;
/** A link cannot be guessed, so it may be valid for longer. */
export const LINK_MS = HOUR;

/** Codes of both kinds count together: this limits the guesses and the mails to one mailbox. */
export const codesOf = (userId: number): RateLimit => ({
  key: `codes:${userId}`,
  max: 3,
  withinMs: HOUR,
});

/** Who requests a mail. */
export interface MailRequest {
  /** The network of the caller; undefined where networks are not counted. */
  network: string | undefined;
  /** Returns the address of the app's page for a link's token. */
  linkFor: (token: string) => string;
}
