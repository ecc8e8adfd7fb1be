import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
/** What recovery writes: one or two log segments of 16 MB, and pages that were only in memory. */
const RESERVE_MEGABYTES = 48;
/** The disk is full below this, and free again above the other value, with the reserve in place. */
const FULL_MEGABYTES = 24;
const FREE_MEGABYTES = RESERVE_MEGABYTES + 48;

/**
 * After a full disk has stopped PostgreSQL, it must write in order to start, which a full disk prevents. This file
 * reserves that space: it is deleted when the disk is full, so that reads work again.
 */
export interface DiskReserve {
  isFull(): Promise<boolean>;
  isFreeAgain(): Promise<boolean>;
  give(): Promise<void>;
  /** Creates the reserve if there is enough free space; otherwise the database runs without it. */
  take(): Promise<void>;
}

export const diskReserve = (folder: string): DiskReserve => {
  const file = join(folder, 'reserve');

  const freeMegabytes = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder);
    return (bavail * bsize) / MEGABYTE;
  };

  const isFreeAgain = async (): Promise<boolean> => (await freeMegabytes()) > FREE_MEGABYTES;
  const give = (): Promise<void> => rm(file, { force: true });

  return {
    isFull: async () => (await freeMegabytes()) < FULL_MEGABYTES,
    isFreeAgain,
    give,
    take: async () => {
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size === RESERVE_MEGABYTES * MEGABYTE || !(await isFreeAgain())) return;
      try {
        const handle = await open(file, 'w');
        try {
          const block = Buffer.alloc(MEGABYTE, 'reserve');
          for (let written = 0; written < RESERVE_MEGABYTES; written += 1)
            await handle.write(block);
        } finally {
          await handle.close();
        }
      } catch {
        await give();
      }
    },
  };
};
