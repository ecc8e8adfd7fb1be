/**
 * A backup's content, the same for every PostgreSQL: a line of JSON with the number of the last migration, then each
 * table as a line of JSON and its rows as COPY writes them, then the sequences. A restore makes the tables by the
 * migrations of that time and copies the rows back; the server's next start applies the later migrations.
 */
import { lastMigration, migrationsUpTo, type SqlConnection } from '../../db/migrate.ts';
import { Refused } from '../../lib/refused.ts';

/** A connection that nothing else uses. */
export interface CopyConnection extends SqlConnection {
  copyOut(sql: string): AsyncIterable<Uint8Array>;
  copyIn(sql: string, rows: AsyncIterable<Uint8Array>): Promise<void>;
}

const FORMAT = 'cicerone backup 1';
/** PostgreSQL's own end of copied rows: no row is this text, because COPY escapes a backslash. */
const END_OF_ROWS = '\\.\n';

interface Header {
  format: typeof FORMAT;
  migration: number;
}
interface TableSection {
  table: string;
  columns: string[];
}
interface EndSection {
  /** The last value of each sequence that has been used. */
  sequences: Record<string, number>;
}

const line = (section: Header | TableSection | EndSection): Buffer =>
  Buffer.from(`${JSON.stringify(section)}\n`);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const copyOf = ({ table, columns }: TableSection): string =>
  `COPY ${quoted(table)} (${columns.map(quoted).join(', ')})`;

/** The shop's own tables: those of an extension belong to it, and its script makes them. */
const TABLES = `
  SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  GROUP BY c.relname ORDER BY c.relname`;

const tablesOf = async (connection: CopyConnection): Promise<TableSection[]> => {
  const { rows } = await connection.query<TableSection>(TABLES, []);
  return rows;
};

const isData = ({ table }: TableSection): boolean => table !== 'schema_migrations';

/** Yields a backup of the connection's current schema, as of one moment. */
export async function* copyOfTables(connection: CopyConnection): AsyncGenerator<Uint8Array> {
  await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', []);
  const tables = await tablesOf(connection);
  if (tables.every(isData)) throw new Refused('There is no database of Cicerone.');
  yield line({ format: FORMAT, migration: await lastMigration(connection) });
  for (const table of tables.filter(isData)) {
    yield line(table);
    yield* connection.copyOut(`${copyOf(table)} TO STDOUT`);
    yield Buffer.from(END_OF_ROWS);
  }
  const { rows } = await connection.query<{ name: string; last: string }>(
    'SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL',
    [],
  );
  yield line({
    sequences: Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)])),
  });
  await connection.query('COMMIT', []);
}

/**
 * Fills the connection's current schema from the lines of a backup, in one transaction: a failure changes nothing.
 * @throws MigrationMismatch for a backup of a newer version; Refused for a file that is no backup, and for a schema with
 *   tables, unless `replace`
 */
export async function restoreTables(
  connection: CopyConnection,
  lines: AsyncGenerator<Buffer>,
  { migrations, replace }: { migrations: string; replace: boolean },
): Promise<void> {
  const header = await sectionOf(lines);
  if (!('format' in header) || header.format !== FORMAT) throw new Refused('It is no backup.');
  const createTables = await migrationsUpTo(header.migration, migrations);
  await connection.query('BEGIN', []);
  const old = await tablesOf(connection);
  if (old.length > 0 && !replace) {
    throw new Refused(
      'The database is not empty. Restore into an empty one, or add --replace to lose what it holds.',
    );
  }
  if (old.length > 0) {
    // With the views on them: the migrations make theirs again.
    const names = old.map(({ table }) => quoted(table)).join(', ');
    await connection.query(`DROP TABLE ${names} CASCADE`, []);
  }
  await createTables(connection);
  const constraints = await dropForeignKeys(connection);
  // Migrations put rows into some tables.
  const made = (await tablesOf(connection)).filter(isData);
  await connection.query(`TRUNCATE ${made.map(({ table }) => quoted(table)).join(', ')}`, []);
  for (;;) {
    const section = await sectionOf(lines);
    if ('table' in section) {
      await connection.copyIn(`${copyOf(section)} FROM STDIN`, rowsIn(lines));
    } else if ('sequences' in section) {
      for (const [name, last] of Object.entries(section.sequences)) {
        await connection.query('SELECT setval(quote_ident($1)::regclass, $2)', [name, last]);
      }
      break;
    }
  }
  for (const statement of constraints) await connection.query(statement, []);
  await connection.query('COMMIT; ANALYZE', []);
}

/** Drops the foreign keys, so that tables can be filled in any order; returns the statements that add them again. */
async function dropForeignKeys(connection: CopyConnection): Promise<string[]> {
  const { rows } = await connection.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
    [],
  );
  for (const { drop } of rows) await connection.query(drop, []);
  return rows.map(({ add }) => add);
}

/** @throws Refused when the backup ends before its last section, or has another content */
async function sectionOf(
  lines: AsyncGenerator<Buffer>,
): Promise<Header | TableSection | EndSection> {
  const { value } = await lines.next();
  try {
    // Written by `line` above; another program's file has no section of this kind.
    return JSON.parse(String(value)) as Header | TableSection | EndSection;
  } catch (error) {
    throw new Refused('It is cut off, or is no backup.', { cause: error });
  }
}

async function* rowsIn(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Refused('It is cut off.');
    if (value.length === END_OF_ROWS.length && value.toString() === END_OF_ROWS) return;
    yield value;
  }
}
