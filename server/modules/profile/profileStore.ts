import { sql } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import { HOUR } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import { securityEvent } from '../../plugins/log/securityLog.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { resetLimits, consumeLimit, type RateLimit } from '../../plugins/limits/rateLimits.ts';
import { requestEmailChange, type EmailChange } from './emailChangeStore.ts';
import { setPassword } from '../accounts/passwords/setPassword.ts';
import { hashOf, matches } from '../../plugins/session/secrets.ts';
import type { Customer } from '../../plugins/session/sessionStore.ts';
import { lockPassword } from '../../plugins/session/signedIn.ts';

/** Absent fields stay as they are. */
export interface ProfileChange {
  name?: string;
  email?: string;
  password?: string;
  /** Of mails, invoices and payment pages. */
  language?: Language;
}

/** 'none': the account has no password, because its customer signs in through an identity provider. */
export type PasswordProof = 'right' | 'wrong' | 'missing' | 'limited' | 'none';

interface Proved {
  proof: PasswordProof;
  /** The hash that the password was compared with. */
  passwordHash: string | null;
}

/** 'replaced': the account has another password since the current one was compared. */
type ChangeOutcome = 'done' | 'too many' | 'replaced';

/** Wrong current passwords of an account: an attacker with a stolen session must not guess for long. */
const wrongPasswordsOf = (userId: number): RateLimit => ({
  key: `current-password:${userId}`,
  max: 10,
  withinMs: HOUR,
});

export const makeProfileStore = (db: Database, mailer: Mailer) => ({
  personOf: (userId: number) =>
    db.sql
      .selectFrom('users')
      .select(['name', 'email', 'image'])
      .select(sql<boolean>`password_hash is not null`.as('has_password'))
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),

  /** Returns whether the entered password is the account's. */
  prove: async (userId: number, typed: string): Promise<Proved> => {
    const { password_hash: passwordHash } = await db.sql
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (passwordHash === null) return { proof: 'none', passwordHash };
    if (typed === '') return { proof: 'missing', passwordHash };
    const limit = wrongPasswordsOf(userId);
    if (!(await consumeLimit(db.sql, limit))) return { proof: 'limited', passwordHash };
    if (!(await matches(typed, passwordHash))) {
      securityEvent('password.refused', { account: userId });
      return { proof: 'wrong', passwordHash };
    }
    await resetLimits(db.sql, [limit]);
    return { proof: 'right', passwordHash };
  },

  /**
   * Makes all changes or none. `proved`: the entered password, for changes that need it.
   */
  change: async (
    { id, sessionId }: Customer,
    { name, email, password, language }: ProfileChange,
    { proved, linkFor }: { proved: Proved | null; linkFor: EmailChange['linkFor'] },
  ): Promise<ChangeOutcome> => {
    const passwordHash = password === undefined ? undefined : await hashOf(password);
    const outcome = await transaction(db, async (trx): Promise<ChangeOutcome> => {
      if (proved && proved.passwordHash !== (await lockPassword(trx, id))) return 'replaced';
      // The password first: a change of address is valid only with the password that the account has when it is
      // requested.
      if (passwordHash !== undefined) {
        await setPassword(trx, mailer, {
          userId: id,
          passwordHash,
          keepSession: sessionId,
        });
      }
      if (name !== undefined || language !== undefined) {
        await trx
          .updateTable('users')
          .set({ ...(name !== undefined && { name }), ...(language !== undefined && { language }) })
          .where('id', '=', id)
          .execute();
      }
      if (email === undefined) return 'done';
      const isRequested = await requestEmailChange(trx, mailer, { userId: id, email, linkFor });
      // Nothing else is stored either: the customer sees an error.
      if (!isRequested) throw new TooManyChanges();
      return 'done';
    }).catch((error: unknown): ChangeOutcome => {
      if (error instanceof TooManyChanges) return 'too many';
      throw error;
    });
    if (outcome !== 'done') return outcome;
    if (password !== undefined) securityEvent('password.changed', { account: id });
    if (email !== undefined) securityEvent('email.change-asked', { account: id });
    return outcome;
  },
});

class TooManyChanges extends Error {}

export type ProfileStore = ReturnType<typeof makeProfileStore>;
