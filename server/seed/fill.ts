import type { Database } from '../db/open.ts';
import type { Log } from '../db/source.ts';
import { addDemoCustomers } from './demoCustomers.ts';
import { importCatalogue } from './importCatalogue.ts';

interface Fill {
  folder: string;
  mediaDir: string;
  demo: boolean;
  log: Log;
}

/** Imports the first catalogue of a database, with the customers to try it with. */
export async function fill(db: Database, { folder, mediaDir, demo, log }: Fill): Promise<void> {
  const started = Date.now();
  const changes = await importCatalogue(db, {
    ...{ folder, mediaDir },
    report: (line) => log.info(line),
    ...(demo && { also: (trx, ids) => addDemoCustomers(trx, ids, folder) }),
  });
  log.info(`Imported ${changes.length} entries from ${folder} in ${Date.now() - started} ms`);
}
