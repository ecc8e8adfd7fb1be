import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL in a temporary folder, for the suites that must pass on both databases. */
export interface TestPostgres {
  /** The address of the database `postgres`. */
  url: string;
  /** Creates an empty database and returns its address. Names: lower case letters, digits and `_`. */
  createDatabase(name: string): Promise<string>;
  /** Cuts connections and restarts, as an administrator would; resolves when it is up again. */
  restart(): Promise<void>;
  /** Cuts connections and stops until `start()`. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes the folder. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 20_000;

export const binariesFolder = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => `${debian}/${version}/bin`),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
};

/** Returns whether this machine has PostgreSQL's programs. */
export const hasPostgres = (): boolean => binariesFolder() !== undefined;

/** PostgreSQL refuses to run as root: then it runs as a user without files. */
export const runAs = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', user], { encoding: 'utf8' }).stdout);
    const gid = Number(spawnSync('id', ['-g', user], { encoding: 'utf8' }).stdout);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return { uid: 65_534, gid: 65_534 };
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });

const answers = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
};

const untilItAnswers = async (
  url: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> => {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await answers(url);
    } catch (error) {
      if (child.exitCode !== null || Date.now() > end) {
        throw new Error(`PostgreSQL did not start:\n${output()}`, { cause: error });
      }
      await sleep(50);
    }
  }
};

/** The database that a server has filled; with a copy of it a server starts in half the time. */
export const PREPARED = 'prepared';

/**
 * Creates a database, empty or a copy of `template`, and returns its address.
 * @throws for a name that has not only lower case letters, digits and `_`
 */
export async function createDatabase(
  postgresUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  if (!/^[a-z][a-z0-9_]{0,50}$/.test(name))
    throw new Error(`${name} is no name for a test's database`);
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return postgresUrl.replace(/postgres$/, name);
}

/** Returns null if this machine has no PostgreSQL. */
export const startPostgres = async (): Promise<TestPostgres | null> => {
  const binaries = binariesFolder();
  if (binaries === undefined) return null;
  const owner = runAs();
  const folder = mkdtempSync(join(tmpdir(), 'cicerone-pg-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    let output = '';
    // These suites do not test power cuts, and fsync would make them slow.
    const settings = {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '100',
    };
    const started = spawn(
      join(binaries, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    started.stderr.on('data', (chunk) => (output = (output + String(chunk)).slice(-4_000)));
    child = started;
    await untilItAnswers(url, started, () => output);
  };

  const halt = async (): Promise<void> => {
    const stopping = child;
    child = undefined;
    if (stopping === undefined || stopping.exitCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    // SIGINT is PostgreSQL's fast shutdown: connections are cut, data is written.
    stopping.kill('SIGINT');
    await ended;
  };

  // A test run that ends early must not leave a server running.
  const onExit = (): void => void child?.kill('SIGQUIT');
  process.once('exit', onExit);
  await start();

  return {
    url,
    createDatabase: (name) => createDatabase(url, name),
    restart: async () => {
      await halt();
      await start();
    },
    halt,
    start,
    stop: async () => {
      await halt();
      process.off('exit', onExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
