/**
 * `npm run bench:api [-- --guides 20000 --seconds 5 --connections 20]`: catalogue reads of a large
 * catalogue, on each database that this machine has. Prints requests a second, p50 and p99.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/server.ts';
import { measure, type Measured } from './measure.ts';
import { catalogueReads } from './reads.ts';

const { values } = parseArgs({
  options: {
    guides: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '20' },
  },
});
const guides = Number(values.guides);
const load = { seconds: Number(values.seconds), connections: Number(values.connections) };
/** p99 of detail and search that speed.md allows, in milliseconds. */
const BUDGET_MS = 50;

const log = {
  info: (message: string) => console.error(`  ${message}`),
  warn: console.warn,
  error: console.error,
};

async function bench(name: string, dataDir: string, url: string | undefined): Promise<void> {
  console.error(`${name}: making a catalogue of ${guides} guides …`);
  const db = await openDatabase({ databaseUrl: url, dataDir, log, catalogue: { guides } });
  await db.close();
  const server = await startServer({ dataDir, database: url === undefined ? 'pglite' : { url } });
  try {
    const rows: Measured[] = [];
    for (const read of await catalogueReads(server.url)) {
      console.error(`${name}: ${read.name} …`);
      rows.push(await measure(server.url, read, load));
    }
    print(name, rows);
  } finally {
    await server.stop();
  }
}

function print(name: string, rows: Measured[]): void {
  console.log(
    `\n${name}, ${guides} guides, ${load.connections} connections, ${load.seconds} s each`,
  );
  console.log('read            requests/s    p50 ms    p99 ms    max ms   MB/s   failed');
  for (const row of rows) {
    const numbers = [
      String(Math.round(row.perSecond)).padStart(12),
      row.p50.toFixed(1).padStart(10),
      row.p99.toFixed(1).padStart(10),
      row.max.toFixed(1).padStart(10),
      (row.bytesPerSecond / 1e6).toFixed(1).padStart(7),
      String(row.failed).padStart(9),
    ];
    console.log(
      `${row.name.padEnd(14)}${numbers.join('')}${row.p99 > BUDGET_MS ? '   over 50 ms' : ''}`,
    );
  }
}

const folder = await mkdtemp(join(tmpdir(), 'cicerone-bench-'));
const postgres = await startPostgres();
try {
  await bench('PGlite', join(folder, 'pglite'), undefined);
  if (postgres) {
    await bench('PostgreSQL', join(folder, 'postgres'), await postgres.createDatabase('bench'));
  } else {
    console.log('\nPostgreSQL is not installed: only the embedded database was measured.');
  }
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
