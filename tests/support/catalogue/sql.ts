/** Changes in a shop's database that no call and no command makes. */
import pg from 'pg';

/** Runs statements; returns the rows of the last one. */
export async function runSql(
  databaseUrl: string,
  statements: string,
  parameters?: unknown[],
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statements, parameters)).rows;
  } finally {
    await client.end();
  }
}
