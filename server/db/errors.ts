/** The database can't answer now: it restarts, its disk is full, or a query timed out. The client may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly statusCode = 503;

  constructor(reason: string, cause?: unknown) {
    super(`The database does not answer: ${reason}`, { cause });
  }
}

/** Another process works on the data folder; two writers on one PGlite folder would lose rows silently. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(
    readonly dataDir: string,
    readonly holder: string,
  ) {
    super(
      `The data folder ${dataDir} is in use by ${holder}. ` +
        'Stop that server first, or start this one on another folder (DATA_DIR) or on PostgreSQL (DATABASE_URL).',
    );
  }
}

/** The recorded migrations and the files differ; starting anyway would work on an untested schema. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}

/**
 * PostgreSQL's own codes for "not now": 08 connection, 53 out of a resource (a full disk is 53100), 57 an
 * operator's intervention (shutdown, start-up, statement timeout), 58 the system below, 25006 a standby,
 * 25P03 a transaction ended for idling. XX001/XX002 (corruption) stay what they are: loud.
 */
const UNAVAILABLE_STATES = /^(08...|53...|57...|58...|25006|25P03)$/;
const SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // the unix socket of a PostgreSQL that is starting
  'ENOSPC',
]);
/** What `pg` says without a code when a connection is lost or the pool is exhausted. */
const UNAVAILABLE_TEXTS =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|client was closed|not queryable|no space left on device/i;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** Maps whatever a driver throws: faults of the moment become `DatabaseUnavailable`, the rest stays as it is. */
export const toDatabaseError = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailable) return error;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  // The host may resolve to several addresses: then every attempt failed, for the same kind of reason.
  const nested = error instanceof AggregateError ? error.errors.map(codeOf) : [];
  const gone =
    UNAVAILABLE_STATES.test(code) ||
    [code, ...nested].some((one) => SYSTEM_ERRORS.has(one)) ||
    UNAVAILABLE_TEXTS.test(text);
  return gone ? new DatabaseUnavailable(code || text, error) : error;
};

/** Serialisation failure, deadlock: the transaction did nothing and may run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

export { codeOf as sqlStateOf };
