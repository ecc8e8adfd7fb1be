import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/open.ts';

/** An AES key of 256 bits, as base64url. */
const newKey = (): string => randomBytes(32).toString('base64url');

/** The keys that customers' browsers encrypt downloads with (contract/downloads.ts). */
export const makeDownloadKeys = (db: Database) => ({
  /** The account's key, the same for ever; drawn when it is first requested. */
  keyOf: async (userId: number): Promise<string> => {
    const kept = () =>
      db.sql
        .selectFrom('download_keys')
        .select('key')
        .where('user_id', '=', userId)
        .executeTakeFirst();
    const found = await kept();
    if (found) return found.key;
    const drawn = newKey();
    // Two devices may ask at once: the first one's key is everybody's.
    await db.sql
      .insertInto('download_keys')
      .values({ user_id: userId, key: drawn })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await kept())?.key ?? drawn;
  },
});

export type DownloadKeys = ReturnType<typeof makeDownloadKeys>;
