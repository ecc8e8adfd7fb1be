/** Rules that codes of a sign-up and of a password reset share, and the links that replace them. */
import type { Language } from '../../../../contract/languages.ts';
import { HOUR, MINUTE } from '../../../lib/clock.ts';
import type { RateLimit } from '../../../plugins/limits/rateLimits.ts';

export const CODE_MS = 10 * MINUTE;
export const TRIES_PER_CODE = 5;
/** A link cannot be guessed, so it may be valid for longer. */
export const LINK_MS = HOUR;

/**
 * Limits the guesses of each kind of code, and the mails to one mailbox. Each kind has its own count: who asks for new
 * codes of a sign-up can still choose a new password.
 */
export const codesOf = (userId: number, purpose: 'sign-up' | 'password'): RateLimit => ({
  key: `codes:${purpose}:${userId}`,
  max: 3,
  withinMs: HOUR,
});

/** Who requests a mail. */
export interface MailRequest {
  /** The network of the caller; undefined where networks are not counted. */
  network: string | undefined;
  /** Of the interface that requests it. */
  language: Language;
  /** Returns the address of the app's page for a link's token, in the language of the mail. */
  linkFor: (token: string, language: Language) => string;
}
