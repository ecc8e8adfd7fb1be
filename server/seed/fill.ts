import { readCatalogue } from '../catalogue/check/readCatalogue.ts';
import type { MediaStore } from '../catalogue/store/mediaStore.ts';
import { storeFiles } from '../catalogue/store/storeFiles.ts';
import type { Database } from '../db/open.ts';
import type { Log } from '../db/log.ts';
import { addDemoCustomers } from './demoCustomers.ts';
import { importCatalogue } from './importCatalogue.ts';

interface Fill {
  folder: string;
  /** What `prepareFilling` has returned. */
  reading?: ReturnType<typeof readCatalogue> | undefined;
  store: MediaStore;
  demo: boolean;
  log: Log;
}

/** The other sizes follow while pages are open (remainingSizes.ts). */
const sizes = 'first';

/** Reads a folder and stores its files, while a database is being opened. A failure is reported when `fill` waits for it. */
export function prepareFilling(
  folder: string,
  store: MediaStore,
  log: Log,
): ReturnType<typeof readCatalogue> {
  const report = (line: string): void => log.info(line);
  const reading = readCatalogue(folder).then(async (read) => {
    const entries = read.entries.map(({ entry }) => entry);
    if (read.problems.length === 0) await storeFiles(entries, { folder, store, sizes, report });
    return read;
  });
  reading.catch(() => undefined);
  return reading;
}

/** Imports the first catalogue of a database, with the customers to try it with. */
export async function fill(
  db: Database,
  { folder, store, reading, demo, log }: Fill,
): Promise<void> {
  const started = Date.now();
  const changes = await importCatalogue(db, {
    folder,
    store,
    sizes,
    ...(reading && { reading }),
    report: (line) => log.info(line),
    ...(demo && { also: (trx, ids) => addDemoCustomers(trx, ids, folder) }),
  });
  log.info(`Imported ${changes.length} entries from ${folder} in ${Date.now() - started} ms`);
}
