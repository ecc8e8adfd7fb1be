import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
/** What recovery writes: a log segment of 16 MB or two, and the pages that were only in memory. */
const RESERVE_MEGABYTES = 48;
/** Below this the disk counts as full; above the other it counts as free again, with the reserve in place. */
const FULL_MEGABYTES = 24;
const FREE_MEGABYTES = RESERVE_MEGABYTES + 48;

/**
 * PostgreSQL has to write in order to start after a full disk stopped it, so on a disk that is still full it
 * never would. This file reserves that space: it is deleted when the disk is full, so that reads work again.
 */
export interface DiskReserve {
  isFull(): Promise<boolean>;
  isFreeAgain(): Promise<boolean>;
  give(): Promise<void>;
  /** Takes the room back where there is plenty; a disk without leaves the database as it is. */
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
