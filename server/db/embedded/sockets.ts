/**
 * Sockets of a data folder: how commands reach the server that has its database open. Only the folder's own user can open
 * them, and that user can read the database's files too.
 */
import { createHash } from 'node:crypto';
import { lstatSync, realpathSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type SocketName = 'lock' | 'backup' | 'sql';

export interface FolderListener {
  close(): Promise<void>;
}

const isWindows = process.platform === 'win32';

/**
 * Returns where the socket of a data folder may be. If the folder cannot have one (some shared folders, very long
 * paths), it is in the machine's temporary folder.
 */
export const socketsOf = (dataDir: string, name: SocketName): string[] => {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  if (isWindows) return [`\\\\.\\pipe\\cicerone-${digest}-${name}`];
  const inside = join(dataDir, name);
  const outside = join(tmpdir(), `cicerone-${digest}.${name}`);
  return Buffer.byteLength(inside) > 100 ? [outside] : [inside, outside];
};

/** Listens on a socket of a locked folder. In a folder that cannot have sockets the server runs without it. */
export function listenIn(
  dataDir: string,
  name: SocketName,
  handle: (socket: Socket) => Promise<void>,
): FolderListener {
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => connections.delete(socket));
    void handle(socket);
  });
  const listen = ([address, ...others]: string[]): void => {
    if (address === undefined) return;
    // A killed server left this socket: the folder's lock shows that no other server listens on it.
    if (!isWindows) rmSync(address, { force: true });
    server.once('error', () => listen(others));
    server.listen(address, () => {
      server.unref();
      // The server's umask makes it so from the start; a command has another one.
      if (!isWindows) void chmod(address, 0o600);
    });
  };
  listen(socketsOf(realpathSync(dataDir), name));
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of connections) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const ask = (address: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect(address, () => resolve(socket));
    // Later ones end the connection, which its user notices.
    socket.on('error', () => resolve(null));
  });

/**
 * Every user of the machine can listen in its temporary folder: a socket must belong to this process's user, or to the
 * folder's, whose server an administrator may ask.
 */
function isTrusted(address: string, folder: string): boolean {
  if (isWindows) return true;
  const owner = lstatSync(address, { throwIfNoEntry: false })?.uid;
  return owner !== undefined && [process.getuid?.(), lstatSync(folder).uid].includes(owner);
}

/** Connects to the process that listens; null when there is none. */
export async function connectTo(dataDir: string, name: SocketName): Promise<Socket | null> {
  const folder = realpathSync(dataDir);
  for (const address of socketsOf(folder, name)) {
    if (!isTrusted(address, folder)) continue;
    const socket = await ask(address);
    if (socket) return socket;
  }
  return null;
}
