import { parseArgs } from 'node:util';
import { openStore } from '../catalogue/store/openStore.ts';
import { Refused } from '../lib/refused.ts';
import type { Trx } from '../seed/bulk.ts';
import { addDemoCustomers } from '../seed/demoCustomers.ts';
import type { CatalogueIds } from '../seed/ids.ts';
import { SEED_QUERY_LIMIT_MS, seedCatalogue } from '../seed/seed.ts';
import { runCommand, withDatabase } from './command.ts';

/**
 * `npm run seed -- --guides 20000`: fills the database that the server would use with the bundled catalogue and composed
 * guides, the same ones every time, for load tests.
 */
const readGuides = (): number | undefined => {
  const { values } = parseArgs({ options: { guides: { type: 'string' } } });
  if (values.guides === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(values.guides) || Number(values.guides) > 1_000_000) {
    throw new Refused('--guides wants a number from 1 to 1000000');
  }
  return Number(values.guides);
};

await runCommand(async () => {
  const started = Date.now();
  const guides = readGuides();
  await withDatabase(
    async (db, { catalogueDir: folder, testPages: demo, ...config }) => {
      const store = await openStore(config);
      const also = (trx: Trx, ids: CatalogueIds) => addDemoCustomers(trx, ids, folder);
      const request = { folder, store, report: console.log, ...(demo && { also }) };
      await seedCatalogue(db, request, guides);
    },
    { queryLimitMs: SEED_QUERY_LIMIT_MS },
  );
  console.log(`Ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
});
