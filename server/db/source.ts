/**
 * What the two databases have in common, seen from above: connections that run SQL. Everything else
 * (Kysely, migrations, health) is built on this once.
 */
export interface RawResult {
  rows: Record<string, unknown>[];
  affected: number;
}

export interface RawConnection {
  /**
   * One statement with `$1` parameters. Throws what `toDatabaseError` makes of the driver's error. `isRepeated`:
   * it reads, in no transaction, and comes again with other parameters, so that a plan may be kept for it.
   */
  query(sql: string, parameters: readonly unknown[], isRepeated?: boolean): Promise<RawResult>;
  /** Several statements in one text, without parameters. */
  script(sql: string): Promise<void>;
  /** `broken` when a transaction may still be open on it: it must not be reused. */
  release(broken: boolean): void;
}

export interface Source {
  acquire(): Promise<RawConnection>;
  close(): Promise<void>;
}

/** What the layer needs of a logger: pino's, Fastify's and `console` all have it. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
