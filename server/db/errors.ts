import { Refused } from '../lib/refused.ts';

/** The database cannot respond now: it restarts, its disk is full, or a query timed out. The client may try again. */
export class DatabaseUnavailable extends Refused {
  override readonly name = 'DatabaseUnavailable';
  readonly statusCode = 503;

  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(`The database does not answer: ${reason}`, { cause });
  }
}

/** The embedded database cannot be used as it is: the message says why, and what the operator can do. */
export class DatabaseRefused extends Refused {
  override readonly name: string = 'DatabaseRefused';
}

/** Another process uses the data folder: a second PostgreSQL on it would damage the files. */
export class DataFolderInUse extends DatabaseRefused {
  override readonly name = 'DataFolderInUse';

  /** `holder`: the role and the process id of that process, or 'unknown' when it is too busy to tell. */
  constructor(
    dataDir: string,
    readonly holder: string,
  ) {
    super(
      holder.startsWith('command')
        ? `A command uses the data folder ${dataDir} (process ${holder.slice('command '.length)}). Try again in a moment.`
        : `The data folder ${dataDir} is in use by process ${holder.replace('server ', '')}. ` +
            'Stop that server first, or start this one on another folder (DATA_DIR) or on PostgreSQL (DATABASE_URL).',
    );
  }
}

/** The applied migrations and the files differ; the server does not start on a schema that was never tested. */
export class MigrationMismatch extends Refused {
  override readonly name = 'MigrationMismatch';
}

/**
 * PostgreSQL's codes of temporary failures: 08 connection, 53 insufficient resources (53100 is a full disk), 57
 * operator intervention (shutdown, start, statement timeout), 58 system error, 25006 a standby, 25P03 a transaction
 * that was idle too long. XX001 and XX002 (corruption) are not among them: they must be reported as bugs.
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
/** Errors of `pg` without a code: a lost connection or an exhausted pool. */
const UNAVAILABLE_TEXTS =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|client was closed|not queryable|no space left on device/i;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** Returns `DatabaseUnavailable` for temporary failures of a driver, and any other error unchanged. */
export const toDatabaseError = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailable) return error;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  // If the host has several addresses, the error has one error for each attempt.
  const nested = error instanceof AggregateError ? error.errors.map(codeOf) : [];
  const gone =
    UNAVAILABLE_STATES.test(code) ||
    [code, ...nested].some((one) => SYSTEM_ERRORS.has(one)) ||
    UNAVAILABLE_TEXTS.test(text);
  return gone ? new DatabaseUnavailable(code || text, error) : error;
};

/**
 * Returns whether a transaction failed by a serialization failure or a deadlock: it changed nothing and may run again.
 */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

export { codeOf as sqlStateOf };
