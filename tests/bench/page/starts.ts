/** Measures how long `npm start` takes until it responds, on an empty folder and on the folder of its first start. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type TestServer } from '../../support/server/server.ts';
import type { Row } from './table.ts';

const script = 'tools/start.ts';

async function seconds(start: () => Promise<TestServer>): Promise<[number, TestServer]> {
  const began = performance.now();
  const server = await start();
  while (!(await fetch(`${server.url}/healthz`)).ok) await sleep(20);
  return [(performance.now() - began) / 1000, server];
}

/** Starts twice; returns the second server, which is measured and stopped later. */
export async function starts(
  dataDir: string,
  env: Record<string, string>,
): Promise<{ rows: Row[]; server: TestServer }> {
  // With files and sizes to make. The second one has those of the tests, and makes none beside itself.
  const fresh = { ...env, MEDIA_DIR: join(dataDir, 'media') };
  const [first, once] = await seconds(() =>
    startServer({ dataDir, fresh: true, script, env: fresh }),
  );
  await once.stop();
  const [later, server] = await seconds(() => startServer({ dataDir, script, env }));
  const rows = [
    { name: 'first start after the build, s', value: first, digits: 1, budget: 15 },
    { name: 'later starts, s', value: later, digits: 1, budget: 3 },
  ];
  return { rows, server };
}
