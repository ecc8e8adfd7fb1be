import { HOUR } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import { newPictureName, profilePicturePath, type EncodedPicture } from './picture.ts';
import type { PictureFormat } from '../../catalogue/pictures.ts';
import { consumeLimit } from '../../plugins/limits/rateLimits.ts';

/** Reading a picture keeps a core busy for a while. */
const PER_HOUR = 30;

export const makeProfileImages = (db: Database) => ({
  /** Asked before the work is done; false when there was too much of it lately. */
  mayEncode: (userId: number): Promise<boolean> =>
    transaction(db, (trx) =>
      consumeLimit(trx, { key: `pictures:${userId}`, max: PER_HOUR, withinMs: HOUR }),
    ),

  /** The new picture in place of the old one, whose files are gone with it. */
  replace: (userId: number, files: EncodedPicture[]): Promise<void> => {
    const name = newPictureName();
    return transaction(db, async (trx) => {
      // The row is locked by this: of two uploads at once the second finds, and removes, the first one's files.
      await trx
        .updateTable('users')
        .set({ image: profilePicturePath(name) })
        .where('id', '=', userId)
        .execute();
      await trx.deleteFrom('profile_pictures').where('user_id', '=', userId).execute();
      await trx
        .insertInto('profile_pictures')
        .values(files.map((file) => ({ ...file, name, user_id: userId })))
        .execute();
    });
  },

  file: async (name: string, width: number, format: PictureFormat): Promise<Buffer | null> => {
    const row = await db.sql
      .selectFrom('profile_pictures')
      .select('bytes')
      .where('name', '=', name)
      .where('width', '=', width)
      .where('format', '=', format)
      .executeTakeFirst();
    return row ? Buffer.from(row.bytes) : null;
  },
});

export type ProfileImages = ReturnType<typeof makeProfileImages>;
