import { parseArgs } from 'node:util';
import { openStore } from '../catalogue/store/openStore.ts';
import { readConfig } from '../config.ts';
import { openForCommand } from '../db/open.ts';
import { addDemoCustomers } from '../seed/demoCustomers.ts';
import { SEED_QUERY_LIMIT_MS, seedCatalogue } from '../seed/seed.ts';

/**
 * `npm run seed -- --guides 20000`: fills the database that the server would use with the bundled catalogue and composed
 * guides, the same ones every time, for load tests.
 */
const readGuides = (): number | undefined => {
  const { values } = parseArgs({ options: { guides: { type: 'string' } } });
  if (values.guides === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(values.guides) || Number(values.guides) > 1_000_000) {
    throw new Error('--guides wants a number from 1 to 1000000');
  }
  return Number(values.guides);
};

const main = async (): Promise<void> => {
  const started = Date.now();
  const guides = readGuides();
  const config = readConfig();
  const log = { info: console.log, warn: console.warn, error: console.error };
  const db = await openForCommand({ ...config, log, queryLimitMs: SEED_QUERY_LIMIT_MS });
  try {
    const { catalogueDir: folder, testPages: demo } = config;
    const store = await openStore(config);
    await seedCatalogue(
      db,
      {
        folder,
        store,
        report: console.log,
        ...(demo && { also: (trx, ids) => addDemoCustomers(trx, ids, folder) }),
      },
      guides,
    );
    console.log(`Ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    await db.close();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
