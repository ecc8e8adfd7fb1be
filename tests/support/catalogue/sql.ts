/** Changes in a shop's database that no call and no command makes. */
import pg from 'pg';
import { lentSource } from '../../../server/db/embedded/lending.ts';
import type { TestServer } from '../server/server.ts';
import type { CatalogueShop } from './shop.ts';

const LIMIT_MS = 10_000;

/** Runs statements on PostgreSQL, or on the embedded database that the server has open. */
export async function runSql(
  { databaseUrl }: Pick<CatalogueShop, 'databaseUrl'>,
  { dataDir }: TestServer,
  statements: string,
): Promise<void> {
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(statements);
    } finally {
      await client.end();
    }
    return;
  }
  const source = await lentSource(dataDir, LIMIT_MS);
  if (!source) throw new Error(`No server has ${dataDir} open`);
  const connection = await source.acquire();
  await connection.script(statements).finally(() => connection.release(false));
}
