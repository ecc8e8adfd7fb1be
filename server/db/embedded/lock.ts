import { realpathSync, statSync, unlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse, sqlStateOf } from '../errors.ts';
import { socketsOf } from './sockets.ts';

/**
 * The lock of a data folder is a socket on which its holder listens, not a file with a process id. The kernel closes
 * the socket when the process ends (`kill -9` too), and a process id that was reused, in this container or another,
 * cannot be mistaken for the holder. A client that connects receives the holder's process id.
 */
export interface FolderLock {
  release(): Promise<void>;
}

const SETTLE_MS = 25;
const ANSWER_MS = 500;

const inodeOf = (path: string): number | undefined => {
  try {
    return statSync(path).ino;
  } catch {
    return undefined;
  }
};

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });

/** Returns the holder's process id, 'unknown' when it is too busy to respond, or undefined when no process listens. */
const holderOf = (address: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let answer = '';
    let connected = false;
    const socket = connect(address, () => (connected = true));
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(connected ? answer || 'unknown' : undefined));
  });

/**
 * Listens on the address, after removing the socket of a killed holder; returns the holder if another process has it.
 */
const take = async (address: string): Promise<Server | string> => {
  for (;;) {
    const before = inodeOf(address);
    try {
      const server = await listen(address);
      const own = inodeOf(address);
      // Two processes may find the same old socket: the one whose new socket was replaced meanwhile gives up.
      await sleep(SETTLE_MS);
      if (inodeOf(address) === own) return server;
      server.close();
    } catch (error) {
      if (sqlStateOf(error) !== 'EADDRINUSE') throw error;
    }
    const holder = await holderOf(address);
    if (holder !== undefined) return holder;
    if (before !== undefined && inodeOf(address) === before) unlinkSync(address);
  }
};

/**
 * Locks a data folder for this process.
 * @throws DataFolderInUse when another process has locked it
 */
export const lockFolder = async (dataDir: string): Promise<FolderLock> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  let failure: unknown;
  for (const address of socketsOf(folder, 'lock')) {
    let taken: Server | string;
    try {
      taken = await take(address);
    } catch (error) {
      failure = error;
      continue;
    }
    if (typeof taken === 'string') throw new DataFolderInUse(folder, `process ${taken}`);
    const server = taken;
    // Closing also removes the socket from the folder.
    return { release: () => new Promise((resolve) => server.close(() => resolve())) };
  }
  throw failure;
};
