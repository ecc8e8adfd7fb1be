import type { FastifyReply } from 'fastify';
import { fieldError } from '../../http/fields.ts';
import { HttpError } from '../../http/errors.ts';
import { inMs, MINUTE } from '../../lib/clock.ts';
import type { Customer } from '../../plugins/session/session.ts';
import type { PasswordProof } from './profileStore.ts';

/** For accounts without a password: on a device that was left unlocked another person must not change the account. */
const FRESH_MS = 10 * MINUTE;

/**
 * Refuses a change of the account without the current password, or for an account without one without a fresh sign-in.
 * @throws HttpError
 */
export function requireProof(proof: PasswordProof, customer: Customer, reply: FastifyReply): void {
  switch (proof) {
    case 'right':
      return;
    case 'missing':
      throw fieldError({ current_password: ['Please enter your current password.'] }, 403);
    case 'wrong':
      throw fieldError({ current_password: ['This is not your current password.'] }, 403);
    case 'limited':
      reply.header('Retry-After', '3600');
      throw new HttpError(429, 'Too many wrong passwords. Please try again in an hour.');
    case 'none':
      if (customer.signedInAt >= inMs(-FRESH_MS)) return;
      throw new HttpError(403, 'Please sign out, sign in again and do it within ten minutes.');
  }
}
