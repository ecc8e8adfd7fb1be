import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/open.ts';

/** Returns an AES key of 256 bits as base64url. */
const newKey = (): string => randomBytes(32).toString('base64url');

/** Stores the keys with which customers' browsers encrypt downloads (contract/downloads.ts). */
export const makeDownloadKeys = (db: Database) => ({
  /** Returns the account's key, which never changes; it is generated at the first request. */
  keyOf: async (userId: number): Promise<string> => {
    const stored = () =>
      db.sql
        .selectFrom('download_keys')
        .select('key')
        .where('user_id', '=', userId)
        .executeTakeFirst();
    const found = await stored();
    if (found) return found.key;
    const drawn = newKey();
    // Two devices may request it at the same time: the first one's key is used by both.
    await db.sql
      .insertInto('download_keys')
      .values({ user_id: userId, key: drawn })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await stored())?.key ?? drawn;
  },
});

export type DownloadKeys = ReturnType<typeof makeDownloadKeys>;
