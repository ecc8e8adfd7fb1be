/** Starts the real server in a scenario: with a new data folder, and a moved clock if the scenario needs one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setClockAhead } from '../support/customers/customer.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { scenarioNamed } from './all.ts';
import type { Scene } from './scenario.ts';

export interface OpenScenario {
  scene: Scene;
  server: TestServer;
  /** Stops the server and deletes its data. */
  close(): Promise<void>;
}

export async function openScenario(name: string, { port = '0' } = {}): Promise<OpenScenario> {
  const scenario = scenarioNamed(name);
  const { guides, later } = scenario;
  const first = await startServer({ env: { PORT: port } });
  const { dataDir } = first;
  let server = first;
  const close = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const scene = await scenario.setUp(first.url);
    if (guides !== undefined) {
      await first.kill('SIGTERM');
      await fill(dataDir, guides);
      server = await startServer({ dataDir, env: { PORT: port } });
    }
    if (later === undefined) return { scene, server, close };
    await setClockAhead(server.url, later);
    return { scene: (await scenario.reopen?.(server.url, scene)) ?? scene, server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** In another process, like `npm run seed`. */
async function fill(dataDir: string, guides: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/commands/seed.ts', '--guides', String(guides)],
    { env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: dataDir }, stdio: 'ignore' },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the catalogue could not be made: ${String(code)}`);
}
