import { sql } from 'kysely';
import { openDatabase } from '../open.ts';

/**
 * The process that durability.test.ts kills. `write <data folder>` prints how many rows it found, then writes numbered
 * rows until it is killed, and prints each number only after the database has acknowledged it. `open <data folder>
 * [migrations]` only opens and closes.
 */
const [mode, dataDir = '', migrationsFolder] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const quiet = { info: () => undefined, warn: complain, error: complain };

const main = async (): Promise<void> => {
  const db = await openDatabase({ dataDir, log: quiet, migrationsFolder });
  if (mode === 'open') return db.close();
  await sql`CREATE TABLE IF NOT EXISTS acknowledged (n bigint PRIMARY KEY, filler text)`.execute(
    db.sql,
  );
  const { rows } = await sql<{ count: number; max: number | null }>`
    SELECT count(*) AS count, max(n) AS max FROM acknowledged
  `.execute(db.sql);
  const { count = 0, max = 0 } = rows[0] ?? {};
  say(`found ${count} ${max ?? 0}`);
  for (let n = (max ?? 0) + 1; ; n += 2) {
    // Both rows or none: a killed transaction must not leave one of them.
    await db.sql.transaction().execute(async (trx) => {
      await sql`INSERT INTO acknowledged VALUES (${n}, repeat('x', 500))`.execute(trx);
      await sql`INSERT INTO acknowledged VALUES (${n + 1}, repeat('y', 500))`.execute(trx);
    });
    say(`wrote ${n + 1}`);
  }
};

main().catch((error: unknown) => {
  complain(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exit(1);
});
