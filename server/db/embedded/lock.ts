import { createHash } from 'node:crypto';
import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse, sqlStateOf } from '../errors.ts';

/** Longer paths cannot be addresses of sockets: the limit is 107 bytes on Linux and 103 on macOS. */
export const LONGEST_ADDRESS = 100;

/** Returns a name for what a data folder cannot hold itself, in the machine's temporary folder. */
export const outside = (dataDir: string, kind: string): string => {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return join(tmpdir(), `cicerone-${digest}.${kind}`);
};

/**
 * The lock of a data folder is a socket on which its holder listens, not a file with a process id. The kernel closes
 * the socket when the process ends (`kill -9` too), and a process id that was reused, in this container or another,
 * cannot be mistaken for the holder. A client that connects receives the holder's role and process id.
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

/** What the holder does with the folder: a command may work on the database of a server, not on that of a command. */
export type Role = 'server' | 'command';

const listen = (address: string, role: Role): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(`${role} ${process.pid}`);
    });
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });

/** Returns the holder, 'unknown' when it is too busy to respond, or undefined when no process listens. */
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
const acquire = async (address: string, role: Role): Promise<Server | string> => {
  for (;;) {
    const before = inodeOf(address);
    try {
      const server = await listen(address, role);
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

/** A folder that cannot have a socket (some shared folders, very long paths) is locked in the temporary folder. */
const addressesOf = (dataDir: string): string[] => {
  const inside = join(dataDir, 'lock');
  const addresses = [inside, outside(dataDir, 'lock')];
  return Buffer.byteLength(inside) > LONGEST_ADDRESS ? addresses.slice(1) : addresses;
};

/**
 * Locks a data folder, which must exist, for this process.
 * @throws DataFolderInUse when another process has locked it
 */
export const lockFolder = async (dataDir: string, role: Role): Promise<FolderLock> => {
  let failure: unknown;
  for (const address of addressesOf(dataDir)) {
    let acquired: Server | string;
    try {
      acquired = await acquire(address, role);
    } catch (error) {
      failure = error;
      continue;
    }
    if (typeof acquired === 'string') throw new DataFolderInUse(dataDir, acquired);
    const server = acquired;
    // Closing also removes the socket from the folder.
    return { release: () => new Promise((resolve) => server.close(() => resolve())) };
  }
  throw failure;
};
