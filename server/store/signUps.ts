/**
 * Signing up. Whoever types an address need not own it, so nothing that was typed counts before a code
 * from its mailbox is entered: name and password wait in a row of their own beside that code.
 */
import type { Kysely } from 'kysely';
import { HOUR, inMs, MINUTE, now } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Mailer } from '../mail/mailer.ts';
import { signUpCode } from '../mail/texts.ts';
import { take, type Allowance } from './allowances.ts';
import { hashOf, hashOfToken, matches, newCode, newToken } from './secrets.ts';

export const CODE_MS = 10 * MINUTE;
export const TRIES_PER_CODE = 5;

/** Codes of both kinds together: it bounds what can be guessed, and what a mailbox is flooded with. */
export const codesOf = (userId: number): Allowance => ({
  key: `codes:${userId}`,
  max: 3,
  withinMs: HOUR,
});

export interface SignUp {
  name: string;
  email: string;
  password: string;
}

export type SignedUp =
  | { outcome: 'new' | 'again'; browser: string }
  | { outcome: 'registered' }
  | { outcome: 'limited' };

interface Account {
  id: number;
  isNew: boolean;
  verified: boolean;
}

/** The row of an address, locked: two sign-ups of one address at once are one after the other. */
const accountOf = async (
  trx: Kysely<Schema>,
  { name, email }: { name: string; email: string },
): Promise<Account> => {
  const made = await trx
    .insertInto('users')
    .values({ name, email, password_hash: null, email_verified_at: null, created_at: now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true, verified: false };
  const found = await trx
    .selectFrom('users')
    .select(['id', 'email_verified_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id: found.id, isNew: false, verified: found.email_verified_at !== null };
};

/**
 * The code decides which password an account gets. Were it the last one typed, a stranger who signs up
 * with somebody's address a second after them would own the account that they then verify; were it the
 * first, a stranger could lie in wait. So every sign-up has a code of its own, which brings its own name
 * and password and nothing else; and the browser that signed up, known by a cookie, is believed only with
 * its own code: typing the stranger's code from the newer mail by mistake opens nothing there.
 */
export const makeSignUps = (db: Database, mailer: Mailer) => ({
  signUp: async ({ name, email, password }: SignUp): Promise<SignedUp> => {
    const code = newCode();
    const browser = newToken();
    const [password_hash, code_hash] = await Promise.all([hashOf(password), hashOf(code)]);
    return transaction(db, async (trx): Promise<SignedUp> => {
      const account = await accountOf(trx, { name, email });
      if (account.verified) return { outcome: 'registered' };
      if (!(await take(trx, codesOf(account.id)))) return { outcome: 'limited' };
      await trx
        .insertInto('sign_ups')
        .values({
          user_id: account.id,
          browser_hash: hashOfToken(browser),
          ...{ name, password_hash, code_hash },
          created_at: now(),
          expires_at: inMs(CODE_MS),
        })
        .execute();
      await mailer.queue(trx, { to: email, ...signUpCode(code) });
      return { outcome: account.isNew ? 'new' : 'again', browser };
    });
  },

  /** True when the code was right: the account is verified, with what belonged to that code. */
  verify: async (email: string, code: string, browser: string | undefined): Promise<boolean> => {
    const waiting = await takeTry(db, email, browser && hashOfToken(browser));
    const right = await firstMatch(waiting, code);
    if (!right) return false;
    return transaction(db, async (trx) => {
      // Whoever deletes the row has used the code: once, however many come at the same time.
      const used = await trx
        .deleteFrom('sign_ups')
        .where('id', '=', right.id)
        .returning(['user_id', 'name', 'password_hash'])
        .executeTakeFirst();
      if (!used) return false;
      const { user_id: userId, name, password_hash } = used;
      const verified = await trx
        .updateTable('users')
        .set({ name, password_hash, email_verified_at: now() })
        .where('id', '=', userId)
        .where('email_verified_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      await trx.deleteFrom('sign_ups').where('user_id', '=', userId).execute();
      return verified !== undefined;
    });
  },
});

export type SignUps = ReturnType<typeof makeSignUps>;

interface Waiting {
  id: number;
  browser_hash: string;
  code_hash: string;
}

/** Counts the try before it looks at the code, so that parallel guesses are counted too. */
const takeTry = (
  db: Database,
  email: string,
  browserHash: string | undefined,
): Promise<Waiting[]> =>
  transaction(db, async (trx) => {
    const open = await trx
      .selectFrom('sign_ups')
      .innerJoin('users', 'users.id', 'sign_ups.user_id')
      .select(['sign_ups.id', 'sign_ups.browser_hash', 'sign_ups.code_hash', 'sign_ups.tries'])
      .where('users.email', '=', email)
      .where('users.email_verified_at', 'is', null)
      .where('sign_ups.expires_at', '>', now())
      .orderBy('sign_ups.id', 'desc')
      .forUpdate('sign_ups')
      .execute();
    const own = open.filter(({ browser_hash }) => browser_hash === browserHash);
    // Clients without cookies, or that have signed up for another address since: any code of the address.
    const asked = (own.length > 0 ? own : open).filter(({ tries }) => tries < TRIES_PER_CODE);
    if (asked.length === 0) return [];
    await trx
      .updateTable('sign_ups')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where(
        'id',
        'in',
        asked.map(({ id }) => id),
      )
      .execute();
    return asked;
  });

const firstMatch = async (waiting: Waiting[], code: string): Promise<Waiting | undefined> => {
  if (waiting.length === 0) await matches(code, null);
  for (const one of waiting) if (await matches(code, one.code_hash)) return one;
  return undefined;
};
