import { readCatalogue } from '../catalogue/check/readCatalogue.ts';
import type { MediaStore } from '../catalogue/store/mediaStore.ts';
import type { Database } from '../db/open.ts';
import type { Log } from '../db/log.ts';
import { addDemoCustomers } from './demoCustomers.ts';
import { importCatalogue } from './importCatalogue.ts';

interface Fill {
  folder: string;
  /** What `beginReading` has returned. */
  reading?: ReturnType<typeof readCatalogue> | undefined;
  store: MediaStore;
  demo: boolean;
  log: Log;
}

/** Reads a folder while a database is being opened. A failure is reported when `fill` waits for it. */
export function beginReading(folder: string): ReturnType<typeof readCatalogue> {
  const reading = readCatalogue(folder);
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
    ...{ folder, store },
    ...(reading && { reading }),
    report: (line) => log.info(line),
    ...(demo && { also: (trx, ids) => addDemoCustomers(trx, ids, folder) }),
  });
  log.info(`Imported ${changes.length} entries from ${folder} in ${Date.now() - started} ms`);
}
