import pg from 'pg';
import { watchQueue } from '../lib/metrics.ts';
import { toDatabaseError } from './errors.ts';
import { isThroughPooler } from './pooler.ts';
import type { Log, RawConnection, Source } from './source.ts';

const INT8 = 20;
/** Ids and counts fit a double exactly; numeric stays a string, because amounts must be exact. PGlite does the same. */
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

/** `limits`: through a pooler, what a direct connection has from its start. */
const connectionOf = (client: pg.PoolClient, limits: string | undefined): RawConnection => {
  let lost = false;
  const run = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    try {
      return await client.query(config);
    } catch (error) {
      const mapped = toDatabaseError(error);
      lost ||= mapped !== error;
      throw mapped;
    }
  };
  return {
    query: async (text, parameters, mayPrepare = false) => {
      const values = [...parameters];
      const name = mayPrepare && limits === undefined ? nameOf(text) : undefined;
      const { rows, rowCount } = await run({ name, text, values }).catch((error: unknown) => {
        if (!isOutdatedPlan(error)) throw error;
        // No other request may get this connection with its outdated plans.
        lost = true;
        return run({ text, values });
      });
      return { rows, affected: rowCount ?? 0 };
    },
    script: async (sql) => void (await run({ text: sql })),
    ...(limits !== undefined && { limits }),
    // The pool itself closes a client that has lost its connection.
    release: (broken) => client.release(broken || lost),
  };
};

interface Options {
  databaseUrl: string;
  poolSize: number;
  queryLimitMs: number;
  log: Log;
}

const poolOf = (options: Options, sessionLimits: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize,
    types,
    keepAlive: true,
    application_name: 'cicerone',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    // The server's own limit applies first; this one is for a server that does not respond at all.
    query_timeout: options.queryLimitMs + 2_000,
    ...sessionLimits,
  });
  // Without a listener an error ends the process. The pool has one for clients that are idle; this one is for those in
  // use, and for the moment between the two, when PostgreSQL's shutdown arrives together with its greeting.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) =>
    options.log.warn(`An idle database connection was lost: ${error.message}`),
  );
  return pool;
};

interface Opened {
  pool: pg.Pool;
  limits?: string;
}

const openPool = async (options: Options): Promise<Opened> => {
  const limits = {
    statement_timeout: options.queryLimitMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
  };
  if (!(await isThroughPooler(options.databaseUrl))) return { pool: poolOf(options, limits) };
  options.log.info(
    'DATABASE_URL leads to a pooler: statements are not prepared, and limits are set in each transaction',
  );
  const settings = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`);
  return { pool: poolOf(options, {}), limits: settings.join('; ') };
};

export const postgresSource = (options: Options): Source => {
  let opening: Promise<Opened> | undefined;
  let opened: Opened | undefined;
  const open = async (): Promise<Opened> => {
    if (opened) return opened;
    opening ??= openPool(options).finally(() => (opening = undefined));
    opened = await opening;
    return opened;
  };
  watchQueue('database', () => opened?.pool.waitingCount ?? 0);
  let ended: Promise<void> | undefined;
  return {
    acquire: async () => {
      try {
        const { pool, limits } = await open();
        return connectionOf(await pool.connect(), limits);
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
    close: () => {
      // A database that cannot be reached has no pool to close.
      const settled = Promise.resolve(opening).catch(() => undefined);
      return (ended ??= settled.then(() => opened?.pool.end()));
    },
  };
};
