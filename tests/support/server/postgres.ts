/** A PostgreSQL in a temporary folder: the embedded one, or the one of another installation. */
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../../server/db/embedded/cluster.ts';
import { ownerOf } from '../../../server/db/embedded/owner.ts';
import { installedPrograms, runnablePrograms } from '../../../server/db/embedded/programs.ts';

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

/** Returns the programs of an installed Debian package, of its oldest or newest version; undefined without one. */
export const debianPrograms = (which: 'oldest' | 'newest'): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = (existsSync(debian) ? readdirSync(debian) : [])
    .sort((one, other) => Number(one) - Number(other))
    .map((version) => `${debian}/${version}/bin`)
    .filter((folder) => existsSync(join(folder, 'initdb')));
  return which === 'oldest' ? versions[0] : versions.at(-1);
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

/** The database that a server has filled; with a copy of it a server starts in half the time. */
export const PREPARED = 'prepared';

/** Tests that use these do not test power cuts, and fsync would make them slow. */
export const UNSAFE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
} as const;

/** Returns the address of another database of the same PostgreSQL. */
export const databaseAt = (postgresUrl: string, name: string): string => {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
};

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
  return databaseAt(postgresUrl, name);
}

const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (line: string) => void process.stderr.write(`${line}\n`),
};

interface PostgresOptions {
  /** Of another installation than the embedded one. */
  programs?: string | undefined;
  settings?: Readonly<Record<string, string>>;
}

export const startPostgres = async ({
  programs,
  settings = UNSAFE,
}: PostgresOptions = {}): Promise<TestPostgres> => {
  const parent = mkdtempSync(join(tmpdir(), 'cicerone-pg-'));
  const folder = join(parent, 'data');
  const owner = ownerOf(parent, folder);
  const options = {
    folder,
    owner,
    programs: programs ?? runnablePrograms(installedPrograms(process.cwd()), parent, owner),
    log,
    settings,
  };
  let cluster = await startCluster(options);
  const { url } = cluster;
  const start = async (): Promise<void> => {
    cluster = await startCluster(options);
  };
  const halt = (): Promise<void> => cluster.stop();
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
      await rm(parent, { recursive: true, force: true });
    },
  };
};
