import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.generated.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { mailTextsFor } from '../../../mail/languages.ts';
import { endOtherSessions } from '../../../plugins/session/sessionStore.ts';
import { forgetWrongPasswords } from '../session/signInStore.ts';

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** The session that continues; all others end. */
  keepSession: number | undefined;
}

/** Changes the password; ends all other sessions and open password resets, and resets the limit of wrong passwords. */
export const setPassword = async (
  trx: Kysely<DB>,
  mailer: Mailer,
  { userId, passwordHash, keepSession }: NewPassword,
): Promise<void> => {
  const before = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  const { email } = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await endOtherSessions(trx, userId, keepSession);
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await forgetWrongPasswords(trx, email);
  const { texts } = await mailTextsFor(trx, userId);
  await mailer.queue(trx, {
    to: email,
    ...texts.passwordChanged((before?.password_hash ?? null) !== null),
  });
};
