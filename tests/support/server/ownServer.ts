/** Servers for a single test, on the database of its Jest project. */
import { randomBytes } from 'node:crypto';
import { createDatabase, databaseAt, PREPARED } from './postgres.ts';
import { startServer, type StartOptions, type TestServer } from './server.ts';

async function newDatabase(template?: string): Promise<string> {
  const url = process.env['CICERONE_TEST_POSTGRES'];
  if (!url) throw new Error('No PostgreSQL: run this file through its Jest project.');
  const made = await createDatabase(url, `own_${randomBytes(6).toString('hex')}`, template);
  const pgbouncer = process.env['CICERONE_TEST_PGBOUNCER'];
  return pgbouncer === undefined ? made : databaseAt(pgbouncer, new URL(made).pathname.slice(1));
}

/** Returns the address of an empty database on the PostgreSQL that globalSetup has started. */
export const emptyDatabase = (): Promise<string> => newDatabase();

/** Returns the address of a new database with the catalogue and the demo customers. */
export const ownDatabase = (): Promise<string> => newDatabase(PREPARED);

const running = new Set<TestServer>();

/** Without the app's build the server renders no pages: a renderer's start takes a third of a server's. */
const withoutPages = { DIST_DIR: 'build/no-app' };

interface OwnOptions extends StartOptions {
  /** Whether it starts a database of its own, in its data folder. */
  isEmbedded?: boolean;
}

/** Starts a server of the API alone, on `DATABASE_URL` or a new database. */
export async function startOwnServer(options: OwnOptions = {}): Promise<TestServer> {
  const { isEmbedded = false, env = {}, ...others } = options;
  const make = options.fresh ? emptyDatabase : ownDatabase;
  const databaseUrl = isEmbedded ? undefined : (env['DATABASE_URL'] ?? (await make()));
  const server = await startServer({
    databaseUrl,
    // Most functions of such a server run a few times: compiling them better takes more time than it saves.
    nodeFlags: ['--no-opt'],
    ...others,
    env: { ...withoutPages, ...env },
  });
  running.add(server);
  return server;
}

/** For `afterEach`: stops the server that a failed test has left running. */
export async function stopOwnServer(): Promise<void> {
  const servers = [...running];
  running.clear();
  await Promise.all(servers.map((server) => server.stop()));
}
