import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationMismatch, sqlStateOf } from './errors.ts';
import type { Log } from './log.ts';
import type { DatabasePool } from './pool.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** What a migration needs of a connection. A text without parameters may have several statements. */
export interface SqlConnection {
  query<R extends object>(sql: string, parameters: readonly unknown[]): Promise<{ rows: R[] }>;
}

const FILE_NAME = /^\d{3}_[a-z0-9_]+\.sql$/;

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // Line ends do not change a migration's checksum.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

/** The row with the empty name is the lock: one server migrates, and others that start wait for it. */
const PREPARE = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  INSERT INTO schema_migrations (name, checksum) VALUES ('', 'lock') ON CONFLICT DO NOTHING;
`;
/** Two servers that start first may both create the table: PostgreSQL lets one of them fail with one of these codes. */
const COLLIDED = new Set(['23505', '42P07', '42710', 'XX000', '40001', '40P01']);

const prepare = async (connection: SqlConnection): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connection.query(PREPARE, []);
      return;
    } catch (error) {
      if (attempt === 10 || !COLLIDED.has(sqlStateOf(error))) throw error;
      await sleep(50 * attempt);
    }
  }
};

const appliedIn = async (connection: SqlConnection): Promise<Map<string, string>> => {
  const { rows } = await connection.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM schema_migrations WHERE name <> '' ORDER BY name",
    [],
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
};

/**
 * Returns the migrations to apply.
 * @throws MigrationMismatch when the applied ones differ from the files
 */
const pendingOf = (migrations: Migration[], applied: Map<string, string>): Migration[] => {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of applied) {
    const migration = known.get(name);
    if (migration === undefined) {
      throw new MigrationMismatch(
        `The database has had migration ${name}, which this version does not know: it belongs to a newer version. ` +
          'Migrations only go forward; start that version, or restore a backup.',
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationMismatch(
        `Migration ${name} was edited after it had been applied. Restore the file and put the change into a new migration.`,
      );
    }
  }
  const pending = migrations.filter(({ name }) => !applied.has(name));
  const last = [...applied.keys()].at(-1) ?? '';
  const late = pending.find(({ name }) => name < last);
  if (late !== undefined) {
    throw new MigrationMismatch(
      `Migration ${late.name} comes before ${last}, which is applied already. Renumber it.`,
    );
  }
  return pending;
};

const apply = async (
  connection: SqlConnection,
  { name, sql, checksum }: Migration,
): Promise<void> => {
  await connection.query(sql, []);
  await connection.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
    name,
    checksum,
  ]);
};

/** Applies the next migration in its own transaction; returns false when none is left. */
const applyNext = async (
  connection: SqlConnection,
  migrations: Migration[],
  log: Log,
): Promise<boolean> => {
  await connection.query('BEGIN', []);
  try {
    await connection.query("SELECT name FROM schema_migrations WHERE name = '' FOR UPDATE", []);
    const next = pendingOf(migrations, await appliedIn(connection))[0];
    if (next !== undefined) {
      await apply(connection, next);
      log.info(`Applied migration ${next.name}`);
    }
    await connection.query('COMMIT', []);
    return next !== undefined;
  } catch (error) {
    await connection.query('ROLLBACK', []).catch(() => undefined);
    throw error;
  }
};

/**
 * Applies new migrations; there is no way back. Several servers may call this on one database at the same time.
 * @throws MigrationMismatch when an applied migration was edited, is unknown, or a new one precedes it
 */
export const migrate = async (pool: DatabasePool, folder: string, log: Log): Promise<void> => {
  const migrations = await readMigrations(folder);
  const connection = await pool.connect();
  try {
    await prepare(connection);
    // Without new migrations no lock is taken.
    if (pendingOf(migrations, await appliedIn(connection)).length > 0) {
      while (await applyNext(connection, migrations, log));
    }
  } finally {
    connection.release();
  }
};

const numberOf = (name: string): number => Number(name.slice(0, 3));

/** Returns the number of the last migration that was applied. */
export const lastMigration = async (connection: SqlConnection): Promise<number> =>
  numberOf([...(await appliedIn(connection)).keys()].at(-1) ?? '');

/**
 * Returns the migrations up to the one with this number, and a function that applies them to an empty schema, within
 * the connection's transaction.
 * @throws MigrationMismatch when this version does not know the last one
 */
export const migrationsUpTo = async (
  last: number,
  folder: string,
): Promise<(connection: SqlConnection) => Promise<void>> => {
  const migrations = await readMigrations(folder);
  const newest = numberOf(migrations.at(-1)?.name ?? '');
  if (last > newest) {
    throw new MigrationMismatch(
      `The backup is of a newer version (migration ${last}; this version knows ${newest}). Restore it with that version.`,
    );
  }
  return async (connection) => {
    await connection.query(PREPARE, []);
    for (const migration of migrations) {
      if (numberOf(migration.name) <= last) await apply(connection, migration);
    }
  };
};
