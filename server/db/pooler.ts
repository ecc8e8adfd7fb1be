import pg from 'pg';
import { toDatabaseError } from './errors.ts';

/** No role and no pooler has this limit by chance. */
const ASKED_MS = 86_399_999;
const ANSWER_LIMIT_MS = 5_000;
/** PgBouncer refuses the parameters of a session that it does not know, unless `ignore_startup_parameters` lists them. */
const REFUSED = /unsupported startup parameter/i;

/**
 * Returns whether a pooler is in between, such as PgBouncer: it does not pass on the settings of a session, and in
 * transaction mode each transaction may get another connection of PostgreSQL. Nothing may then outlive a transaction:
 * no prepared statement and no `SET`.
 * @throws DatabaseUnavailable
 */
export async function isThroughPooler(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    statement_timeout: ASKED_MS,
  });
  // The rejected promise has the same error; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ given: string }>(
      "SELECT setting AS given FROM pg_settings WHERE name = 'statement_timeout'",
    );
    return rows[0]?.given !== String(ASKED_MS);
  } catch (error) {
    if (error instanceof Error && REFUSED.test(error.message)) return true;
    throw toDatabaseError(error);
  } finally {
    // `end` never settles when PostgreSQL has stopped responding.
    void client.end().catch(() => undefined);
  }
}
