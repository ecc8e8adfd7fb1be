/** The one server of each kind that all projects of a Jest run share. */
import { ensureServer } from '../../../tools/lib/prepare.ts';
import { startServer, type StartOptions, type TestServer } from './server.ts';

declare global {
  var ciceroneSharedServers: Map<string, Promise<TestServer>> | undefined;
}

/** Starts it at the first call, and tells every worker its address through `variable`. */
export async function startShared(
  variable: string,
  options: () => Promise<StartOptions>,
): Promise<void> {
  const servers = (globalThis.ciceroneSharedServers ??= new Map());
  let server = servers.get(variable);
  if (!server) {
    server = ensureServer().then(options).then(startServer);
    servers.set(variable, server);
  }
  try {
    process.env[variable] = (await server).url;
  } catch (error) {
    // Jest runs no teardown after a failed setup, and does not end while a process runs.
    servers.delete(variable);
    await stopShared();
    throw error;
  }
}

export async function stopShared(): Promise<void> {
  const servers = [...(globalThis.ciceroneSharedServers?.values() ?? [])];
  globalThis.ciceroneSharedServers = undefined;
  for (const server of servers) {
    const { logs, stop } = await server;
    await stop();
    tellErrors(logs());
  }
}

/** Only the server's log explains a 500 in a test. */
function tellErrors(logs: string): void {
  const errors = logs.split('\n').filter((line) => line.startsWith('{"level":50'));
  for (const line of errors.slice(0, 20)) process.stderr.write(`${line.slice(0, 2_000)}\n`);
}
