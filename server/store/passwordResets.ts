/** Choosing a new password: a request, a code from the mailbox, a token that changes it once. */
import type { Kysely } from 'kysely';
import { HOUR, inMs, MINUTE, now } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Mailer } from '../mail/mailer.ts';
import { passwordChanged, resetCode } from '../mail/texts.ts';
import { addressKey, take } from './allowances.ts';
import { hashOf, hashOfToken, matches, newCode, newToken } from './secrets.ts';
import { CODE_MS, codesOf, TRIES_PER_CODE } from './signUps.ts';
import { endOtherSessions } from './sessions.ts';
import { forgetWrongPasswords } from './signIns.ts';
import { isOwnAddress } from './weakPasswords.ts';

/** To think of a password. */
const PASSWORD_TOKEN_MS = 15 * MINUTE;

/** 'expired': the token is unknown, used or too old. */
export type NewPasswordOutcome = 'changed' | 'expired' | 'own address';

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** The session that stays; every other one ends. */
  keepSession: number | undefined;
}

/** Whatever could open the account with the old password, or instead of it, ends with the change. */
export const setPassword = async (
  trx: Kysely<Schema>,
  mailer: Mailer,
  { userId, passwordHash, keepSession }: NewPassword,
): Promise<void> => {
  const { email } = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await endOtherSessions(trx, userId, keepSession);
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await forgetWrongPasswords(trx, email);
  await mailer.queue(trx, { to: email, ...passwordChanged() });
};

export const makePasswordResets = (db: Database, mailer: Mailer) => ({
  /**
   * The token that names this request, or null when too many codes were asked for. An unknown address
   * goes the same way and takes as long: it has a limit, a token and a row, which no code will open.
   */
  request: async (email: string): Promise<string | null> => {
    const code = newCode();
    const token = newToken();
    const code_hash = await hashOf(code);
    return transaction(db, async (trx) => {
      // An address that was never verified has no password to change: signing up again sends its code.
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .where('email_verified_at', 'is not', null)
        .executeTakeFirst();
      const limit = user
        ? codesOf(user.id)
        : { key: addressKey('no-codes', email), max: 3, withinMs: HOUR };
      if (!(await take(trx, limit))) return null;
      await trx
        .insertInto('password_resets')
        .values({
          user_id: user?.id ?? null,
          token_hash: hashOfToken(token),
          code_hash,
          created_at: now(),
          expires_at: inMs(CODE_MS),
        })
        .execute();
      if (user) await mailer.queue(trx, { to: email, ...resetCode(code) });
      return token;
    });
  },

  /** The token with which the password is changed, or null for a wrong, used or expired code. */
  verify: async (token: string, code: string): Promise<string | null> => {
    const request = await transaction(db, (trx) =>
      trx
        .updateTable('password_resets')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('token_hash', '=', hashOfToken(token))
        .where('password_token_hash', 'is', null)
        .where('tries', '<', TRIES_PER_CODE)
        .where('expires_at', '>', now())
        .returning(['id', 'user_id', 'code_hash'])
        .executeTakeFirst(),
    );
    const right = await matches(code, request?.code_hash);
    if (!request || !right || request.user_id === null) return null;
    const passwordToken = newToken();
    const opened = await transaction(db, (trx) =>
      trx
        .updateTable('password_resets')
        .set({
          password_token_hash: hashOfToken(passwordToken),
          expires_at: inMs(PASSWORD_TOKEN_MS),
        })
        .where('id', '=', request.id)
        .where('password_token_hash', 'is', null)
        .returning('id')
        .executeTakeFirst(),
    );
    return opened ? passwordToken : null;
  },

  /** Changes the password. A refused password leaves the token valid. */
  finish: async (
    passwordToken: string,
    password: string,
    caller: { id: number; sessionId: number } | null,
  ): Promise<NewPasswordOutcome> => {
    const passwordHash = await hashOf(password);
    return transaction(db, async (trx): Promise<NewPasswordOutcome> => {
      const used = await trx
        .deleteFrom('password_resets')
        .where('password_token_hash', '=', hashOfToken(passwordToken))
        .where('expires_at', '>', now())
        .returning('user_id')
        .executeTakeFirst();
      if (!used || used.user_id === null) return 'expired';
      const { email } = await trx
        .selectFrom('users')
        .select('email')
        .where('id', '=', used.user_id)
        .executeTakeFirstOrThrow();
      if (isOwnAddress(password, email)) throw new OwnAddress();
      const keepSession = caller?.id === used.user_id ? caller.sessionId : undefined;
      await setPassword(trx, mailer, { userId: used.user_id, passwordHash, keepSession });
      return 'changed';
    }).catch((error: unknown) => {
      if (error instanceof OwnAddress) return 'own address';
      throw error;
    });
  },
});

/** Rolls the use of the token back. */
class OwnAddress extends Error {}

export type PasswordResets = ReturnType<typeof makePasswordResets>;
