/**
 * Copies of the embedded database while a server has it open. A connection to the server's socket requests a copy; the
 * response is the path of the file. The file is deleted when the connection ends.
 */
import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../errors.ts';
import { DUMP_LIMIT_MS } from './pglite.ts';
import { connectTo, listenIn, type FolderListener } from './sockets.ts';

/** The server's own limits apply first: 10 s to get the connection, then that of the copy. */
const ANSWER_LIMIT_MS = DUMP_LIMIT_MS + 15_000;

type DumpResponse = { file: string } | { error: string };

/** Listens for requests of copies. */
export function serveDumps(dataDir: string, dump: (file: string) => Promise<void>): FolderListener {
  const folder = realpathSync(dataDir);
  return listenIn(dataDir, 'backup', async (socket) => {
    const file = join(folder, `dump-${randomBytes(6).toString('hex')}.tar`);
    socket.on('close', () => {
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
  });
}

const responseOn = (socket: Socket): Promise<DumpResponse> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      // Written by serveDumps above.
      if (text.endsWith('\n')) resolve(JSON.parse(text) as DumpResponse);
    });
    socket.setTimeout(ANSWER_LIMIT_MS, () =>
      reject(new DatabaseUnavailable('the server wrote no copy in time')),
    );
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
  const socket = await connectTo(dataDir, 'backup');
  if (!socket) return false;
  try {
    const answer = await responseOn(socket);
    if ('error' in answer) throw new DatabaseUnavailable(answer.error);
    await handle(answer.file);
    return true;
  } finally {
    socket.destroy();
  }
}
