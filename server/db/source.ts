/** The interface of both databases: connections that run SQL. Kysely, migrations and health checks use only this. */
export interface RawResult {
  rows: Record<string, unknown>[];
  affected: number;
}

export interface RawConnection {
  /**
   * Runs one statement with `$1` parameters; rejects with an error of `toDatabaseError`. `mayPrepare`: its plan may be
   * kept for the next statement with this text. Not in a transaction, where one with an outdated plan cannot run again.
   */
  query(sql: string, parameters: readonly unknown[], mayPrepare?: boolean): Promise<RawResult>;
  /** Runs several statements in one text, without parameters. */
  script(sql: string): Promise<void>;
  /** What a transaction must set for itself, because a pooler shares the connection; absent without one. */
  readonly limits?: string;
  /** `broken`: a transaction may still be open, so the connection must not be reused. */
  release(broken: boolean): void;
}

export interface Source {
  acquire(): Promise<RawConnection>;
  close(): Promise<void>;
}

/** The part of a logger that this folder needs: pino, Fastify and `console` have it. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
