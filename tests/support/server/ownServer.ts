/** Servers for a single test, on the database of its Jest project. */
import { randomBytes } from 'node:crypto';
import { onPostgres, throughPgbouncer } from './client.ts';
import { createDatabase, PREPARED } from './postgres.ts';
import { quickStart, startServer, type StartOptions, type TestServer } from './server.ts';

async function newDatabase(template?: string): Promise<string> {
  const url = process.env['CICERONE_TEST_POSTGRES'];
  if (!url)
    throw new Error('No PostgreSQL: run this file through the Jest project server-postgres.');
  const made = await createDatabase(url, `own_${randomBytes(6).toString('hex')}`, template);
  return throughPgbouncer() ? pooled(made) : made;
}

/** Returns the address of the same database through the PgBouncer that globalSetup has started. */
function pooled(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.port = process.env['CICERONE_TEST_PGBOUNCER'] ?? '';
  return url.href;
}

/** Returns the address of an empty database on the PostgreSQL that globalSetup has started. */
export const emptyDatabase = (): Promise<string> => newDatabase();

/** Returns the address of a new database with the catalogue and the demo customers. */
export const ownDatabase = (): Promise<string> => newDatabase(PREPARED);

const running = new Set<TestServer>();

/** Without the app's build the server renders no pages: a renderer's start takes a third of a server's. */
const withoutPages = { DIST_DIR: 'build/no-app' };

/** Starts a server of the API alone. */
export async function startOwnServer(options: StartOptions = {}): Promise<TestServer> {
  const make = options.fresh ? emptyDatabase : ownDatabase;
  const url = options.env?.['DATABASE_URL'] ?? (onPostgres() ? await make() : undefined);
  const database = url === undefined ? 'pglite' : { url };
  const server = await startServer({
    database,
    // Most functions of such a server run a few times: compiling them better takes more time than it saves.
    nodeFlags: [...quickStart, '--no-opt'],
    ...options,
    env: { ...withoutPages, ...options.env },
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
