import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { RawConnection, Source } from './source.ts';

class Connection implements DatabaseConnection {
  inTransaction = false;

  constructor(readonly raw: RawConnection) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const mayPrepare = !this.inTransaction;
    const { rows, affected } = await this.raw.query(query.sql, query.parameters, mayPrepare);
    // Kysely types the rows by the query that it compiled; a driver cannot know their columns.
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  // eslint-disable-next-line require-yield -- the interface wants a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported');
  }
}

class SourceDriver implements Driver {
  constructor(private readonly source: Source) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.source.acquire());
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const mode = settings.accessMode ? ` ${settings.accessMode}` : '';
    connection.inTransaction = true;
    const begin = `begin${level}${mode}`;
    const { limits } = connection.raw;
    if (limits !== undefined) return connection.raw.script(`${begin}; ${limits}`);
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    connection.inTransaction = false;
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
    connection.inTransaction = false;
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.raw.release(connection.inTransaction);
  }

  destroy(): Promise<void> {
    return this.source.close();
  }
}

/** Returns the PostgreSQL dialect of Kysely, used for both databases; only the source of connections differs. */
export const dialectOf = (source: Source): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new SourceDriver(source),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
