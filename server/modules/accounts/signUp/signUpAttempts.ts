/** Selects the codes of a sign-up that an entered code is compared with. */
import { now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { TRIES_PER_CODE } from '../codes/codes.ts';
import { matches } from '../../../plugins/session/secrets.ts';

interface Waiting {
  id: number;
  user_id: number;
  code_hash: string | null;
}

/** Counts the try before the code is compared, so that parallel tries are counted too. */
export const consumeAttempt = (
  db: Database,
  email: string,
  browserHash: string | undefined,
): Promise<Waiting[]> =>
  transaction(db, async (trx) => {
    const open = await trx
      .selectFrom('sign_ups')
      .innerJoin('users', 'users.id', 'sign_ups.user_id')
      .select([
        'sign_ups.id',
        'sign_ups.user_id',
        'sign_ups.browser_hash',
        'sign_ups.code_hash',
        'sign_ups.tries',
      ])
      .where('users.email', '=', email)
      .where('users.email_verified_at', 'is', null)
      .where('sign_ups.expires_at', '>', now())
      .where('sign_ups.code_hash', 'is not', null)
      .orderBy('sign_ups.id', 'desc')
      .forUpdate('sign_ups')
      .execute();
    const own = open.filter(({ browser_hash }) => browser_hash === browserHash);
    // A client without cookies, or one that has signed up with another address since, may enter any open code of this
    // address.
    const candidates = (own.length > 0 ? own : open).filter(({ tries }) => tries < TRIES_PER_CODE);
    if (candidates.length === 0) return [];
    await trx
      .updateTable('sign_ups')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where(
        'id',
        'in',
        candidates.map(({ id }) => id),
      )
      .execute();
    return candidates;
  });

export const firstMatch = async (
  waiting: Waiting[],
  code: string,
): Promise<Waiting | undefined> => {
  if (waiting.length === 0) await matches(code, null);
  for (const one of waiting) if (await matches(code, one.code_hash)) return one;
  return undefined;
};
