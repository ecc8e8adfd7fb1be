/** Checks an e-mail address and a password. */
import type { Kysely } from 'kysely';
import type { Language } from '../../../../contract/languages.ts';
import { HOUR, MINUTE } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import { securityEvent } from '../../../plugins/log/securityLog.ts';
import {
  addressKey,
  resetLimitsBelow,
  resetLimits,
  consumeLimits,
  type RateLimit,
} from '../../../plugins/limits/rateLimits.ts';
import { matches } from '../../../plugins/session/secrets.ts';
import type { SignedIn } from '../../../plugins/session/signedIn.ts';

export type SignInOutcome =
  ({ outcome: 'right' } & SignedIn) | { outcome: 'wrong' | 'unverified' | 'limited' };

/**
 * Wrong passwords are limited per address, known or not: to few from one network, to more from all networks, so that an
 * attacker from elsewhere does not lock the owner out.
 */
const limitsFor = (email: string, from: string): RateLimit[] => [
  { key: `${signInKey(email)}:${from}`, max: 20, withinMs: 15 * MINUTE },
  { key: signInKey(email), max: 100, withinMs: HOUR },
];

const signInKey = (email: string): string => addressKey('sign-in', email);

/** Resets the limits: after a change of password the wrong ones before it do not matter. */
export const forgetWrongPasswords = (trx: Kysely<DB>, email: string): Promise<void> =>
  resetLimitsBelow(trx, signInKey(email));

export const makeSignIns = (db: Database) => ({
  /** Stores the language of an account that has none: accounts are older than the languages. */
  setFirstLanguage: async (userId: number, language: Language): Promise<void> => {
    await db.sql
      .updateTable('users')
      .set({ language })
      .where('id', '=', userId)
      .where('language', 'is', null)
      .execute();
  },

  /** Takes the same time for an unknown address. `from` is the client's network address. */
  check: async (email: string, password: string, from: string): Promise<SignInOutcome> => {
    const limits = limitsFor(email, from);
    const isAllowed = await consumeLimits(db.sql, limits);
    const user = await accountOf(db, email);
    if (!isAllowed) {
      securityEvent('sign-in.locked', { account: user?.id });
      return { outcome: 'limited' };
    }
    const verified = user !== undefined && user.email_verified_at !== null;
    const hash = verified ? user.password_hash : user?.waiting_hash;
    if (!(await matches(password, hash))) {
      securityEvent('sign-in.failed', { account: user?.id, reason: 'password' });
      return { outcome: 'wrong' };
    }
    if (!verified) {
      securityEvent('sign-in.failed', { account: user?.id, reason: 'unverified' });
      return { outcome: 'unverified' };
    }
    await resetLimits(db.sql, limits);
    return { outcome: 'right', userId: user.id, passwordHash: user.password_hash };
  },
});

export type SignIns = ReturnType<typeof makeSignIns>;

/**
 * One statement for every address: a second one for some of them would show in the response time. The unverified
 * password is the one of the latest sign-up: a caller who knows it is asked for the code, and any other caller learns
 * nothing.
 */
const accountOf = (db: Database, email: string) =>
  db.sql
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .select((user) =>
      user
        .selectFrom('sign_ups')
        .select('sign_ups.password_hash')
        .whereRef('sign_ups.user_id', '=', 'users.id')
        .orderBy('sign_ups.id', 'desc')
        .limit(1)
        .as('waiting_hash'),
    )
    .where('email', '=', email)
    .executeTakeFirst();
