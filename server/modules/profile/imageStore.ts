import { HOUR } from '../../lib/clock.ts';
import type { Database } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import { newPictureName, profilePicturePath, type EncodedPicture } from './picture.ts';
import type { PictureFormat } from '../../catalogue/pictures.ts';
import { consumeLimit } from '../../plugins/limits/rateLimits.ts';

/** Decoding a picture occupies a core for a while. */
const PER_HOUR = 30;

export const makeProfileImages = (db: Database) => ({
  /** Must be called before encoding; returns false when there were too many pictures lately. */
  mayEncode: (userId: number): Promise<boolean> =>
    consumeLimit(db.sql, { key: `pictures:${userId}`, max: PER_HOUR, withinMs: HOUR }),

  /** Replaces the old picture and deletes its files. */
  replace: (userId: number, files: EncodedPicture[]): Promise<void> => {
    const name = newPictureName();
    return transaction(db, async (trx) => {
      // This locks the row: of two uploads at the same time, the second deletes the files of the first.
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
