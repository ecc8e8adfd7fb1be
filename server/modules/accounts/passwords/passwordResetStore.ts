/** Choosing a new password: a request, a code from the mailbox, a token that changes the password once. */
import type { Kysely } from 'kysely';
import { HOUR, inMs, MINUTE, now } from '../../../lib/clock.ts';
import type { Database } from '../../../db/open.ts';
import type { DB } from '../../../db/schema.generated.ts';
import { transaction } from '../../../db/transaction.ts';
import { securityEvent } from '../../../plugins/log/securityLog.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import { addressKey, consumeLimit } from '../../../plugins/limits/rateLimits.ts';
import { mayMail } from '../../../plugins/limits/mailLimit.ts';
import { setPassword } from './setPassword.ts';
import {
  hashOf,
  hashOfToken,
  matches,
  newCode,
  newToken,
} from '../../../plugins/session/secrets.ts';
import { CODE_MS, codesOf, LINK_MS, TRIES_PER_CODE, type MailRequest } from '../codes/codes.ts';
import { isOwnAddress } from './weakPasswords.ts';
import { addressHash, type WrongCodes } from '../codes/wrongCodes.ts';

/** Time for choosing a password. */
const PASSWORD_TOKEN_MS = 15 * MINUTE;

/** 'expired': the token is unknown, used or expired. */
export type NewPasswordOutcome = 'changed' | 'expired' | 'own address';

/** `sentLink`: the mail has a link instead of a code (wrongCodes.ts). */
interface ResetRequested {
  /** Identifies the request. */
  token: string;
  sentLink: boolean;
}

export const makePasswordResets = (db: Database, mailer: Mailer, wrongCodes: WrongCodes) => ({
  /**
   * Returns null when too many codes were requested. An unknown address takes the same steps and the same time: it has
   * limits, a token and a row, but no code matches it.
   */
  request: async (
    email: string,
    { network, language, linkFor }: MailRequest,
  ): Promise<ResetRequested | null> => {
    const code = newCode();
    const link = newToken();
    const token = newToken();
    const address_hash = addressHash(email);
    const sentLink = await wrongCodes.needLink({ address: address_hash, network });
    const code_hash = await hashOf(code);
    let account: number | undefined;
    const requested = await transaction(db, async (trx) => {
      // An address that was never verified has no password to change: signing up again sends its code.
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .where('email_verified_at', 'is not', null)
        .executeTakeFirst();
      const limit = user
        ? codesOf(user.id, 'password')
        : { key: addressKey('no-codes', email), max: 3, withinMs: HOUR };
      if (!((await consumeLimit(trx, limit)) && (await mayMail(trx, email)))) return null;
      await trx
        .insertInto('password_resets')
        .values({
          user_id: user?.id ?? null,
          token_hash: hashOfToken(token),
          address_hash,
          code_hash: sentLink ? null : code_hash,
          link_hash: sentLink ? hashOfToken(link) : null,
          created_at: now(),
          expires_at: inMs(sentLink ? LINK_MS : CODE_MS),
        })
        .execute();
      if (user) {
        const { language: ofMail, texts } = await mailTextsFor(trx, user.id, language);
        const text = sentLink ? texts.resetLink(linkFor(link, ofMail)) : texts.resetCode(code);
        await mailer.queue(trx, { to: email, ...text });
      }
      account = user?.id;
      return { token, sentLink };
    });
    if (requested) securityEvent('password.reset-asked', { account });
    return requested;
  },

  /**
   * Returns the token with which the password is changed. 'wrong': the code is wrong, used or expired; 'refused': after
   * too many wrong codes this one was not checked.
   */
  verify: async (
    { token, code }: { token: string; code: string },
    network: string | undefined,
  ): Promise<{ passwordToken: string } | 'wrong' | 'refused'> => {
    const request = await transaction(db, (trx) =>
      trx
        .updateTable('password_resets')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('token_hash', '=', hashOfToken(token))
        .where('password_token_hash', 'is', null)
        .where('tries', '<', TRIES_PER_CODE)
        .where('expires_at', '>', now())
        .returning(['id', 'user_id', 'code_hash', 'address_hash'])
        .executeTakeFirst(),
    );
    const entry = { address: request?.address_hash ?? '', network };
    const account = request?.user_id ?? undefined;
    if (!(await wrongCodes.count(entry, request?.code_hash ? 1 : 0))) {
      securityEvent('code.locked', { account, reason: 'reset' });
      return 'refused';
    }
    const right = await matches(code, request?.code_hash);
    if (!request || !right || request.user_id === null) {
      securityEvent('code.failed', { account, reason: 'reset' });
      return 'wrong';
    }
    await wrongCodes.uncount(entry, 1);
    const passwordToken = newToken();
    const isOpened = await transaction(db, (trx) => open(trx, request.id, passwordToken));
    return isOpened ? { passwordToken } : 'wrong';
  },

  /** Returns the same for a link's token; null when it is unknown, used or expired. */
  follow: async (link: string): Promise<string | null> => {
    const passwordToken = newToken();
    return transaction(db, async (trx) => {
      const request = await trx
        .selectFrom('password_resets')
        .select('id')
        .where('link_hash', '=', hashOfToken(link))
        .where('user_id', 'is not', null)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return request && (await open(trx, request.id, passwordToken)) ? passwordToken : null;
    });
  },

  /** Changes the password. A refused password leaves the token valid. */
  finish: async (
    passwordToken: string,
    password: string,
    caller: { id: number; sessionId: number } | null,
  ): Promise<NewPasswordOutcome> => {
    const passwordHash = await hashOf(password);
    let account: number | undefined;
    const outcome = await transaction(db, async (trx): Promise<NewPasswordOutcome> => {
      // Locked: of calls at the same time only the first one changes the password, which deletes the row.
      const user = await trx
        .selectFrom('password_resets')
        .innerJoin('users', 'users.id', 'password_resets.user_id')
        .select(['users.id', 'users.email'])
        .where('password_token_hash', '=', hashOfToken(passwordToken))
        .where('expires_at', '>', now())
        .forUpdate('password_resets')
        .executeTakeFirst();
      if (!user) return 'expired';
      if (isOwnAddress(password, user.email)) return 'own address';
      const keepSession = caller?.id === user.id ? caller.sessionId : undefined;
      await setPassword(trx, mailer, { userId: user.id, passwordHash, keepSession });
      account = user.id;
      return 'changed';
    });
    if (outcome === 'changed') securityEvent('password.changed', { account });
    return outcome;
  },
});

/** Exchanges the code or link of a request for a token, once. */
const open = async (
  trx: Kysely<DB>,
  requestId: number,
  passwordToken: string,
): Promise<boolean> => {
  const opened = await trx
    .updateTable('password_resets')
    .set({
      password_token_hash: hashOfToken(passwordToken),
      expires_at: inMs(PASSWORD_TOKEN_MS),
    })
    .where('id', '=', requestId)
    .where('password_token_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
};

export type PasswordResets = ReturnType<typeof makePasswordResets>;
