/** Servers of a test's own, on the database of its Jest project. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onPostgres } from './client.ts';
import { startServer, type StartOptions, type TestServer } from './server.ts';

/** The address of an empty database on the PostgreSQL that globalSetup has started. */
export async function emptyDatabase(): Promise<string> {
  const url = process.env['CICERONE_TEST_POSTGRES'];
  if (!url)
    throw new Error('No PostgreSQL: run this file through the Jest project server-postgres.');
  const name = `own_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}

/** V8 compiles the embedded database once, quickly: a third less processor time for a server of a few calls. */
const quickStart = ['--liftoff-only'];

const running = new Set<TestServer>();

export async function startOwn(options: StartOptions = {}): Promise<TestServer> {
  const database = onPostgres() ? { url: await emptyDatabase() } : 'pglite';
  const server = await startServer({ database, nodeFlags: quickStart, ...options });
  running.add(server);
  return server;
}

/** For `afterEach`: what a failed test has left running must not outlive it. */
export async function stopOwn(): Promise<void> {
  const servers = [...running];
  running.clear();
  await Promise.all(servers.map((server) => server.stop()));
}
