/**
 * `npm run bench:api [-- --guides 20000 --seconds 5 --connections 20 --listeners 1000 --listen 20]`: measures reads of
 * a large catalogue, calls of customers, and listeners at 128 kbit/s for so many seconds, on the embedded PostgreSQL and on
 * Debian's, if it is installed. Prints requests per second, p50 and p99, processor time, and the server's start and memory.
 * `--listeners 0` leaves listeners out; each needs a file descriptor here and two of the server (`ulimit -n`).
 * `--servers 3` divides the connections between servers of one PostgreSQL. `--only search --database PostgreSQL`
 * measures one kind of call (the beginning of its name) on one database.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureServer } from '../../../tools/lib/prepare.ts';
import { makeCatalogue } from '../lib/makeCatalogue.ts';
import { debianPrograms, startPostgres } from '../../support/server/postgres.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { customerReads, makeCustomers, tracksOf } from './customers.ts';
import { stream, type Listening } from './listeners.ts';
import { measure, type Measured } from './measure.ts';
import { databaseMemory, memoryOf } from './processes.ts';
import { catalogueReads } from './reads.ts';
import { makeBenchFolder } from '../benchFolder.ts';

const { values } = parseArgs({
  options: {
    guides: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '20' },
    servers: { type: 'string', default: '1' },
    listeners: { type: 'string', default: '1000' },
    listen: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    database: { type: 'string', default: '' },
  },
});
const guides = Number(values.guides);
const load = { seconds: Number(values.seconds), connections: Number(values.connections) };
/** Above this size whole lists are not measured: they have more than 100 MB. */
const WHOLE_LISTS = 200_000;
const audience = { listeners: Number(values.listeners), seconds: Number(values.listen) };

const log = {
  info: (message: string) => console.error(`  ${message}`),
  warn: console.warn,
  error: console.error,
};

async function bench(name: string, dataDir: string, url: string | undefined): Promise<void> {
  if (!name.startsWith(values.database)) return;
  console.error(`${name}: making a catalogue of ${guides} guides …`);
  await makeCatalogue({ databaseUrl: url, dataDir, log }, guides);
  // Only one server can use an embedded database.
  const count = url === undefined ? 1 : Number(values.servers);
  const servers: TestServer[] = [];
  const start = () => startServer({ dataDir, databaseUrl: url });
  const began = performance.now();
  const server = await start();
  const started = Math.round(performance.now() - began);
  servers.push(server);
  try {
    while (servers.length < count) servers.push(await start());
    const all = { urls: servers.map((one) => one.url), pids: servers.map((one) => one.pid) };
    const rows: Measured[] = [];
    const customers = await makeCustomers(server.url);
    const tracks = await tracksOf(customers);
    const reads = [
      ...(await catalogueReads(server.url)),
      ...(await customerReads(server.url, customers)),
    ].filter(({ name, isWholeList }) => {
      return name.startsWith(values.only) && !(isWholeList && guides > WHOLE_LISTS);
    });
    for (const read of reads) {
      console.error(`${name}: ${read.name} …`);
      rows.push(await measure(all, read, load));
    }
    print(name, rows);
    console.log(
      `started in ${started} ms, ${memoryOf(server.pid)} MB after these calls, and the database ${databaseMemory()} MB`,
    );
    if (audience.listeners === 0) return;
    console.error(`${name}: ${audience.listeners} listeners …`);
    printListening(await stream(server, tracks, audience));
  } finally {
    await Promise.all(servers.map((one) => one.stop()));
  }
}

function print(name: string, rows: Measured[]): void {
  console.log(
    `\n${name}, ${guides} guides, ${load.connections} connections, ${load.seconds} s each, ${values.servers} servers`,
  );
  console.log(
    'call            requests/s    p50 ms    p99 ms    max ms   MB/s   failed  server ms  database ms',
  );
  for (const row of rows) {
    const numbers = [
      String(Math.round(row.perSecond)).padStart(12),
      row.p50.toFixed(1).padStart(10),
      row.p99.toFixed(1).padStart(10),
      row.max.toFixed(1).padStart(10),
      (row.bytesPerSecond / 1e6).toFixed(1).padStart(7),
      String(row.failed).padStart(9),
      row.serverMs.toFixed(2).padStart(11),
      row.databaseMs.toFixed(2).padStart(13),
    ];
    const over = row.budget !== undefined && row.p99 > row.budget;
    if (over) process.exitCode = 1;
    console.log(
      `${row.name.padEnd(14)}${numbers.join('')}${over ? `   over ${row.budget} ms` : ''}`,
    );
  }
}

function printListening({ listeners, seconds, errors, stalls, ticks, ...rest }: Listening): void {
  console.log(
    `${listeners} listeners at 128 kbit/s for ${seconds} s: ${errors} errors, ${stalls} of ${ticks} ticks without ` +
      `sound, first byte p50 ${rest.p50.toFixed(1)} ms, p99 ${rest.p99.toFixed(1)} ms, ` +
      `${(rest.bytes / 1e6).toFixed(0)} MB heard, server at ${rest.memory} MB`,
  );
}

/** Debian's PostgreSQL, as an operator runs it: with fsync, as the embedded one. */
const programs = debianPrograms('newest');
await ensureServer();
const folder = await makeBenchFolder();
const external =
  programs === undefined ? undefined : await startPostgres({ programs, settings: {} });
try {
  await bench('embedded', join(folder, 'embedded'), undefined);
  if (external) {
    await bench('PostgreSQL', join(folder, 'external'), await external.createDatabase('bench'));
  } else {
    console.log('\nPostgreSQL is not installed: only the embedded database was measured.');
  }
} finally {
  await external?.stop();
  await rm(folder, { recursive: true, force: true });
}
