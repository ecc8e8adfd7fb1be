/**
 * Signing up. A visitor may enter the address of another person, so nothing takes effect before a code from its mailbox
 * is entered: name and password are stored in a row of their own with that code.
 */
import type { Kysely } from 'kysely';
import type { SignUpRequest } from '../../../../contract/auth.ts';
import { inMs, now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import { transaction } from '../../../db/transaction.ts';
import { securityEvent } from '../../../plugins/log/securityLog.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { mailTexts } from '../../../mail/languages.ts';
import { consumeLimit } from '../../../plugins/limits/rateLimits.ts';
import { CODE_MS, codesOf, LINK_MS, type MailRequest } from '../codes/codes.ts';
import { mayMail } from '../../../plugins/limits/mailLimit.ts';
import { hashOf, hashOfToken, newCode, newToken } from '../../../plugins/session/secrets.ts';
import { firstMatch, consumeAttempt } from './signUpAttempts.ts';
import { addressHash, type WrongCodes } from '../codes/wrongCodes.ts';

/** `sentLink`: the mail has a link instead of a code (wrongCodes.ts). */
export type SignedUp =
  | { outcome: 'new' | 'again'; browser: string; sentLink: boolean }
  | { outcome: 'registered' }
  | { outcome: 'limited' };

/** 'refused': after too many wrong codes this one was not checked. */
export type Verified = 'right' | 'wrong' | 'refused';

/** Returns the row of an address, locked: two sign-ups of one address at the same time run one after the other. */
const accountOf = async (trx: Kysely<DB>, { name, email }: { name: string; email: string }) => {
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
 * The code decides which password an account gets. If it were the last one entered, a stranger who signs up with the
 * same address a second later would own the account that the owner then verifies; if it were the first, a stranger
 * could sign up in advance. So every sign-up has its own code, which sets its own name and password and nothing else.
 * The browser that signed up has a cookie and may use only its own code: entering the stranger's code from the newer
 * mail by mistake verifies nothing.
 */
export const makeSignUps = (db: Database, mailer: Mailer, wrongCodes: WrongCodes) => ({
  signUp: async (
    { name, email, password }: SignUpRequest,
    { network, language, linkFor }: MailRequest,
  ): Promise<SignedUp> => {
    const code = newCode();
    const link = newToken();
    const browser = newToken();
    const sentLink = await wrongCodes.needLink({ address: addressHash(email), network });
    const [password_hash, code_hash] = await Promise.all([hashOf(password), hashOf(code)]);
    return transaction(db, async (trx): Promise<SignedUp> => {
      const account = await accountOf(trx, { name, email });
      if (account.verified) return { outcome: 'registered' };
      const allowed =
        (await consumeLimit(trx, codesOf(account.id, 'sign-up'))) && (await mayMail(trx, email));
      if (!allowed) return { outcome: 'limited' };
      await trx.updateTable('users').set({ language }).where('id', '=', account.id).execute();
      await trx
        .insertInto('sign_ups')
        .values({
          user_id: account.id,
          browser_hash: hashOfToken(browser),
          name,
          password_hash,
          code_hash: sentLink ? null : code_hash,
          link_hash: sentLink ? hashOfToken(link) : null,
          created_at: now(),
          expires_at: inMs(sentLink ? LINK_MS : CODE_MS),
        })
        .execute();
      const texts = mailTexts[language];
      const text = sentLink ? texts.signUpLink(linkFor(link, language)) : texts.signUpCode(code);
      await mailer.queue(trx, { to: email, ...text });
      return { outcome: account.isNew ? 'new' : 'again', browser, sentLink };
    });
  },

  /** Verifies the account with the name and password of the code. */
  verify: async (
    { email, code }: { email: string; code: string },
    browser: string | undefined,
    network: string | undefined,
  ): Promise<Verified> => {
    const waiting = await consumeAttempt(db, email, browser && hashOfToken(browser));
    const entry = { address: addressHash(email), network };
    const account = waiting[0]?.user_id;
    if (!(await wrongCodes.count(entry, waiting.length))) {
      securityEvent('code.locked', { account, reason: 'sign-up' });
      return 'refused';
    }
    const right = await firstMatch(waiting, code);
    if (!right) {
      securityEvent('code.failed', { account, reason: 'sign-up' });
      return 'wrong';
    }
    await wrongCodes.uncount(entry, waiting.length);
    return (await transaction(db, (trx) => complete(trx, right.id))) ? 'right' : 'wrong';
  },

  /** Does the same for a link's token; returns false when it is unknown, used or expired. */
  follow: (link: string, browser: string | undefined): Promise<boolean> =>
    transaction(db, async (trx) => {
      const linked = await trx
        .selectFrom('sign_ups')
        .select(['id', 'user_id', 'browser_hash'])
        .where('link_hash', '=', hashOfToken(link))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (!linked) return false;
      const browserHash = browser && hashOfToken(browser);
      if (browserHash !== undefined && browserHash !== linked.browser_hash) {
        const own = await trx
          .selectFrom('sign_ups')
          .select('id')
          .where('user_id', '=', linked.user_id)
          .where('browser_hash', '=', browserHash)
          .where('expires_at', '>', now())
          .executeTakeFirst();
        // This browser signed up with this address and another password: the link belongs to a stranger's sign-up.
        if (own) return false;
      }
      return complete(trx, linked.id);
    }),
});

/** Completes a sign-up: its name and password become the account's. Returns false when another call was first. */
const complete = async (trx: Kysely<DB>, signUpId: number): Promise<boolean> => {
  // Of calls at the same time, only the one that deletes the row may use it.
  const used = await trx
    .deleteFrom('sign_ups')
    .where('id', '=', signUpId)
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
};

export type SignUps = ReturnType<typeof makeSignUps>;
