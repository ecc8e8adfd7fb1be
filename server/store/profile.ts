import type { Database } from '../db/open.ts';
import { transaction } from '../db/transaction.ts';
import type { Mailer } from '../mail/mailer.ts';
import { askForEmailChange } from './profileEmail.ts';
import { setPassword } from './passwordResets.ts';
import { hashOf } from './secrets.ts';
import type { Customer } from './sessions.ts';

/** What is absent stays as it is. */
export interface ProfileChange {
  name?: string;
  email?: string;
  password?: string;
}

export interface Person {
  name: string;
  email: string;
  image: string;
}

export const makeProfileStore = (db: Database, mailer: Mailer) => ({
  personOf: (userId: number): Promise<Person> =>
    db.sql
      .selectFrom('users')
      .select(['name', 'email', 'image'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),

  /**
   * All of it or nothing; false when too many changes of address were asked for. `linkFor` writes the
   * address that the mail to a new mailbox leads to.
   */
  change: async (
    { id, sessionId }: Customer,
    { name, email, password }: ProfileChange,
    linkFor: (token: string) => string,
  ): Promise<boolean> => {
    const passwordHash = password === undefined ? undefined : await hashOf(password);
    return transaction(db, async (trx) => {
      // First the password: a change of address belongs to the one that is valid then.
      if (passwordHash !== undefined) {
        await setPassword(trx, mailer, { userId: id, passwordHash, keepSession: sessionId });
      }
      if (name !== undefined) {
        await trx.updateTable('users').set({ name }).where('id', '=', id).execute();
      }
      if (email === undefined) return true;
      const asked = await askForEmailChange(trx, mailer, { userId: id, email, linkFor });
      // Nothing else is kept either: the person is told that it did not work.
      if (!asked) throw new TooManyChanges();
      return true;
    }).catch((error: unknown) => {
      if (error instanceof TooManyChanges) return false;
      throw error;
    });
  },
});

class TooManyChanges extends Error {}

export type ProfileStore = ReturnType<typeof makeProfileStore>;
