/** A password that was right when it was compared must still be the account's when it takes effect. */
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.generated.ts';
import { HttpError } from '../../http/errors.ts';

/** A sign-in that was accepted. */
export interface SignedIn {
  userId: number;
  /** The hash of the password that was right; absent when the sign-in was not by password. */
  passwordHash?: string | null;
}

export const wrongSignIn = (): HttpError =>
  new HttpError(400, 'The email address or the password is wrong.');

/**
 * Locks an account until the transaction ends, and returns the hash of its password: what was compared with an earlier
 * one may have been replaced since.
 */
export const lockPassword = async (sql: Kysely<DB>, userId: number): Promise<string | null> => {
  const { password_hash } = await sql
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return password_hash;
};
