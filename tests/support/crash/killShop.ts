/** Kills parts of a shop with an embedded database, as a crash of the machine or an operator would. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { raw } from '../server/client.ts';
import { startOwnServer } from '../server/ownServer.ts';
import type { TestServer } from '../server/server.ts';
import { until } from '../server/until.ts';

type Victim = 'server and database' | 'database' | 'server';

const VICTIMS: readonly Victim[] = [
  'server and database',
  'database',
  'server',
  'server and database',
  'server and database',
  'server and database',
];

/** Of six rounds four kill both, one the database alone, one the server alone; the first three one of each. */
export const victimOf = (round: number): Victim =>
  VICTIMS[round % VICTIMS.length] ?? 'server and database';

/** Starts a shop on a new database that writes to the disk what it acknowledges. */
export const startDurableShop = (env: Record<string, string>): Promise<TestServer> =>
  startOwnServer({ isEmbedded: true, fresh: true, env });

/** Returns the processes of the database. */
async function databaseOf({ dataDir }: TestServer): Promise<number[]> {
  const [pid = ''] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ')].filter(Boolean).map(Number);
}

/** Kills without warning, starts again what does not start by itself, and returns the server that runs then. */
export async function killAndStart(
  server: TestServer,
  victim: Victim,
  env: Record<string, string>,
): Promise<TestServer> {
  const processes = victim === 'server' ? [] : await databaseOf(server);
  for (const pid of processes) process.kill(pid, 'SIGKILL');
  if (victim === 'database') {
    await until(async () => (await raw('/readyz', { base: server.url })).status === 200);
    return server;
  }
  await server.kill('SIGKILL');
  return startOwnServer({ isEmbedded: true, dataDir: server.dataDir, env });
}
