/** Starts the server: settings, database, app, port. Prints the address, and shuts down in order. */
import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { banner } from './banner.ts';
import { readDemoCustomers } from './catalogue/demoCustomers.ts';
import { openStore } from './catalogue/store/openStore.ts';
import { readConfig, type Config } from './config.ts';
import type { Database } from './db/open.ts';
import type { App } from './http/app.ts';
import { Refused } from './lib/refused.ts';
import { makeLogger } from './plugins/log/logger.ts';
import type { Jobs } from './jobs/jobs.ts';
import { openFilled } from './seed/openFilled.ts';
import { makeRemainingSizes } from './seed/remainingSizes.ts';
import { stopOnSignals } from './stop.ts';

/** `npm start` may have built the app in this process before, which does not count as the server's start. */
const began = performance.now();

interface Started {
  app: App;
  db: Database;
  firstStart: boolean;
  jobs: Jobs;
  log: FastifyBaseLogger;
}

async function start(config: Config): Promise<Started> {
  const log = makeLogger(config);
  const { databaseUrl, dataDir } = config;
  const mediaStore = await openStore(config);
  const catalogue = {
    folder: config.production ? undefined : config.catalogueDir,
    store: mediaStore,
    demo: config.testPages,
  };
  // The database is another process: the app's modules are loaded while it starts.
  const [{ db, firstStart }, { serve }] = await Promise.all([
    openFilled({ databaseUrl, dataDir, log }, catalogue),
    import('./serve.ts'),
  ]);
  try {
    const served = await serve({ config, db, log, mediaStore });
    // Only a start in development leaves sizes for later: an import makes all of them.
    if (catalogue.folder !== undefined) void makeRemainingSizes(db, mediaStore, log);
    return { ...served, db, firstStart, log };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Returns undefined for a shop that an operator has filled: it has no demo customers. */
async function demoCustomersIn(db: Database, { catalogueDir }: Config) {
  const customers = await readDemoCustomers(catalogueDir);
  const found = await db.sql
    .selectFrom('users')
    .select('id')
    .where('email', '=', customers?.returning.email ?? '')
    .executeTakeFirst();
  return found && customers;
}

async function announce(config: Config, { app, db, firstStart, log }: Started): Promise<void> {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const seconds = (performance.now() - began) / 1000;
  log.info({ port, seconds }, 'listening');
  // A parent process only needs the port; the output of a production server is JSON.
  if (process.send) process.send({ type: 'listening', port });
  else if (!config.production) {
    const customers = config.testPages ? await demoCustomersIn(db, config) : undefined;
    console.log(banner({ config, customers, firstStart, port, seconds }));
  }
}

/** Returns one or two lines for an error that the operator can correct, and the stack of any other error. */
function explain(error: unknown, port: number | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other program, or choose another port: PORT=${(port ?? 0) + 1} npm start`;
  }
  if (
    code === 'EACCES' &&
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'listen'
  ) {
    return `Port ${port} may not be opened by this user. Choose a port above 1023 with PORT.`;
  }
  if (error instanceof Refused) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// Files that the server writes (database, backups) are readable only by its own user.
process.umask(0o077);
let port: number | undefined;
try {
  const config = readConfig();
  port = config.port;
  const started = await start(config);
  stopOnSignals(started);
  await announce(config, started);
} catch (error) {
  console.error(explain(error, port));
  process.exit(1);
}
