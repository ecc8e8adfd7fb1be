/** PgBouncer in transaction mode before the PostgreSQL of a test run (Debian's package `pgbouncer`). */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { unprivilegedUsers } from '../../../server/db/embedded/owner.ts';
import { databaseAt, freePort } from './postgres.ts';
import { until } from './until.ts';

export interface TestPgbouncer {
  /** Returns the address of a database of PostgreSQL through PgBouncer. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Debian has it in a folder that is not on every user's PATH. */
const programIn = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find(existsSync);

/**
 * Two connections of PostgreSQL for each database, fewer than a server's pool has: consecutive statements reach another
 * one, as under load.
 */
const settings = (folder: string, port: number, { searchParams }: URL): string => `
[databases]
* = host=${searchParams.get('host')} user=${searchParams.get('user')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
server_idle_timeout = 1
logfile = ${folder}/log
`;

/** Returns whether this machine has PgBouncer. */
export const hasPgbouncer = (): boolean => programIn() !== undefined;

export async function startPgbouncer(postgresUrl: string): Promise<TestPgbouncer> {
  const program = programIn();
  if (program === undefined) throw new Error('Install PgBouncer: sudo apt-get install pgbouncer');
  const postgres = new URL(postgresUrl);
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'settings.ini');
  await writeFile(file, settings(folder, port, postgres), { mode: 0o644 });
  // It refuses to run as root.
  const [owner = {}] = unprivilegedUsers();
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const child = spawn(program, ['--quiet', file], { ...owner, stdio: 'ignore' });
  const through = (databaseUrl: string): string =>
    databaseAt(
      `postgresql://${postgres.searchParams.get('user')}@127.0.0.1:${port}`,
      new URL(databaseUrl).pathname.slice(1),
    );
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: through(postgresUrl) });
    client.on('error', () => undefined);
    const isThere = client.connect().then(
      () => true,
      () => false,
    );
    return (await isThere) && client.end().then(() => true);
  };
  await until(answers);
  return {
    through,
    stop: async () => {
      kill();
      process.off('exit', kill);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
