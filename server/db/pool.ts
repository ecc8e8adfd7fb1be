/** Connections to PostgreSQL, as Kysely's dialect wants them. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { watchQueue } from '../lib/metrics.ts';
import { toDatabaseError } from './errors.ts';
import type { Log } from './log.ts';

const INT8 = 20;
/** Ids and counts fit a double exactly; numeric stays a string, because amounts must be exact. */
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

const CONNECT_LIMIT_MS = 5_000;
const IDLE_TRANSACTION_LIMIT_MS = 30_000;

/** Prepared statements per connection: planning the query of a guide's page takes three times as long as running it. */
const KEPT_STATEMENTS = 200;
const names = new Map<string, string>();

/**
 * Returns the name of a prepared statement; undefined when there are too many, because a list in the text makes a new
 * statement for each length.
 */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < KEPT_STATEMENTS) names.set(text, `kept_${names.size + 1}`);
  return names.get(text);
}

/** A column was added or removed since the plan was cached: another server has migrated the schema. */
const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '0A000' &&
  error.message.includes('cached plan');

const BEGINS = /^(start transaction|begin)\b/i;
const ENDS = /^(commit|rollback)$/i;

interface PoolOptions {
  databaseUrl: string;
  poolSize: number;
  queryLimitMs: number;
  /** A pooler is in between, so nothing may outlive a transaction: no prepared statement and no setting. */
  isPooled: boolean;
  log: Log;
}

/** One connection between `connect` and `release`. */
class Connection implements PostgresPoolClient {
  private isLost = false;
  private inTransaction = false;

  constructor(
    private readonly client: pg.PoolClient,
    /** Statement that sets the limits of a transaction, where a session cannot have them. */
    private readonly limits: string | undefined,
  ) {}

  /** @throws DatabaseUnavailable, or the error of the statement */
  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('No statement is streamed here');
    return this.execute<R>(text, [...parameters]);
  }

  release(): void {
    // A transaction that could not be ended ends with its connection.
    this.client.release(this.isLost || this.inTransaction);
  }

  private async execute<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    if (BEGINS.test(text)) this.inTransaction = true;
    // A statement with an outdated plan cannot run again in its transaction.
    const mayPrepare = !this.inTransaction && this.limits === undefined && values.length > 0;
    const name = mayPrepare ? nameOf(text) : undefined;
    const result = await this.run({ name, text, values }).catch((error: unknown) => {
      if (!isOutdatedPlan(error)) throw error;
      // No other request may get this connection with its outdated plans.
      this.isLost = true;
      return this.run({ text, values });
    });
    if (BEGINS.test(text) && this.limits !== undefined) await this.run({ text: this.limits });
    if (ENDS.test(text)) this.inTransaction = false;
    // Kysely knows the rows by the statement it made, and has a narrower type for the name of its kind.
    return result as pg.QueryResult & PostgresQueryResult<R>;
  }

  private async run(config: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.client.query(config);
    } catch (error) {
      const mapped = toDatabaseError(error);
      this.isLost ||= mapped !== error;
      throw mapped;
    }
  }
}

export interface DatabasePool extends PostgresPool {
  connect(): Promise<Connection>;
}

export function makePool(options: PoolOptions): DatabasePool {
  const limits = {
    statement_timeout: options.queryLimitMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
  };
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize,
    types,
    keepAlive: true,
    application_name: 'cicerone',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    // The server's own limit applies first; this one is for a server that does not respond at all.
    query_timeout: options.queryLimitMs + 2_000,
    ...(!options.isPooled && limits),
  });
  // Without a listener an error ends the process. The pool has one for clients that are idle; this one is for those in
  // use, and for the moment between the two, when PostgreSQL's shutdown arrives together with its greeting.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) =>
    options.log.warn(`An idle database connection was lost: ${error.message}`),
  );
  watchQueue('database', () => pool.waitingCount);
  const setLimits = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`);
  let ended: Promise<void> | undefined;
  return {
    connect: async () => {
      try {
        return new Connection(
          await pool.connect(),
          options.isPooled ? setLimits.join('; ') : undefined,
        );
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    end: () => (ended ??= pool.end()),
  };
}
