/**
 * Copies of the embedded database while a server has it open. The server listens on a socket in its data folder, which
 * only its own user can open. A connection requests a copy; the response is the path of the file. The file is deleted
 * when the connection ends.
 */
import { randomBytes } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../errors.ts';
import { socketsOf } from './lock.ts';

type DumpResponse = { file: string } | { error: string };

interface DumpServer {
  close(): Promise<void>;
}

/** Listens for requests of copies. In a folder that cannot have sockets the server runs without this. */
export function serveDumps(dataDir: string, dump: (file: string) => Promise<void>): DumpServer {
  const folder = realpathSync(dataDir);
  const connections = new Set<Socket>();

  const respond = async (socket: Socket): Promise<void> => {
    const file = join(folder, `dump-${randomBytes(6).toString('hex')}.tar`);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connections.delete(socket);
      rm(file, { force: true }).catch(() => undefined);
    });
    const say = (response: DumpResponse) => socket.write(`${JSON.stringify(response)}\n`);
    try {
      await dump(file);
      say({ file });
    } catch (error) {
      say({ error: error instanceof Error ? error.message : String(error) });
    }
    // The client disconnected while the file was written.
    if (socket.destroyed) await rm(file, { force: true });
  };

  const server: Server = createServer((socket) => {
    connections.add(socket);
    void respond(socket);
  });
  const listen = ([address, ...others]: string[]): void => {
    if (address === undefined) return;
    // A killed server left this socket: the folder's lock shows that no other server listens on it.
    if (process.platform !== 'win32') rmSync(address, { force: true });
    server.once('error', () => listen(others));
    server.listen(address, () => {
      server.unref();
      if (process.platform !== 'win32') void chmod(address, 0o600);
    });
  };
  listen(socketsOf(folder, 'backup'));

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
    socket.once('error', () => resolve(null));
  });

const responseOn = (socket: Socket): Promise<DumpResponse> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      // Written by serveDumps above.
      if (text.endsWith('\n')) resolve(JSON.parse(text) as DumpResponse);
    });
    socket.on('close', () => reject(new DatabaseUnavailable('the server ended')));
  });

/**
 * Has the running server of a data folder write a copy, and calls `handle` with its path; the copy is deleted
 * afterwards.
 * @returns false when no server runs on the folder
 * @throws DatabaseUnavailable when the server could not write it
 */
export async function withDump(
  dataDir: string,
  handle: (file: string) => Promise<void>,
): Promise<boolean> {
  for (const address of socketsOf(realpathSync(dataDir), 'backup')) {
    const socket = await ask(address);
    if (!socket) continue;
    try {
      const answer = await responseOn(socket);
      if ('error' in answer) throw new DatabaseUnavailable(answer.error);
      await handle(answer.file);
      return true;
    } finally {
      socket.destroy();
    }
  }
  return false;
}
