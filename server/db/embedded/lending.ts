/**
 * Lets commands work on the embedded database while a server has it open (docs/decisions/039-lent-connections.md): each
 * connection to the server's socket borrows PGlite's connection until it ends. What it has not committed is rolled back.
 */
import type { Socket } from 'node:net';
import { DatabaseUnavailable, sqlStateOf } from '../errors.ts';
import type { RawConnection, RawResult, Source } from '../source.ts';
import { framesOf, sendFrame } from './frames.ts';
import type { PgliteSource } from './pglite.ts';
import { connectTo, listenIn, type FolderListener } from './sockets.ts';

/** A command that was stopped in the middle of a transaction (Ctrl+Z) must not block the shop for good. */
const IDLE_LIMIT_MS = 20_000;

type Request =
  | { kind: 'acquire'; queryLimitMs: number }
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'script'; sql: string }
  | { kind: 'release' };

type Response = RawResult | { error: string; code: string; isUnavailable: boolean };

const NOTHING: RawResult = { rows: [], affected: 0 };

async function respond(work: () => Promise<RawResult>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const isUnavailable = error instanceof DatabaseUnavailable;
    const message = error instanceof Error ? error.message : String(error);
    return {
      error: isUnavailable ? error.reason : message,
      code: sqlStateOf(error),
      isUnavailable,
    };
  }
}

async function lend(socket: Socket, source: PgliteSource): Promise<void> {
  let connection: RawConnection | undefined;
  const run = async (request: Request): Promise<RawResult> => {
    if (request.kind === 'acquire') connection = await source.acquire(request.queryLimitMs);
    else if (request.kind === 'query' && connection) {
      return connection.query(request.sql, request.parameters);
    } else if (request.kind === 'script') await connection?.script(request.sql);
    return NOTHING;
  };
  let isClean = false;
  socket.on('timeout', () => socket.destroy());
  socket.setTimeout(IDLE_LIMIT_MS);
  for await (const frame of framesOf(socket)) {
    // Sent by `lentSource` below.
    const request = frame as Request;
    isClean = request.kind === 'release';
    if (isClean) break;
    socket.setTimeout(0);
    sendFrame(socket, await respond(() => run(request)));
    socket.setTimeout(IDLE_LIMIT_MS);
  }
  connection?.release(!isClean);
  socket.destroy();
}

/** Listens for commands that need the database. */
export const lendConnections = (dataDir: string, source: PgliteSource): FolderListener =>
  listenIn(dataDir, 'sql', (socket) => lend(socket, source));

const ended = (): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'the server that has it open has ended, or has waited too long for this command. Start the server, and run the command again',
  );

async function borrow(dataDir: string, queryLimitMs: number): Promise<RawConnection> {
  const socket = await connectTo(dataDir, 'sql');
  if (!socket) throw ended();
  const frames = framesOf(socket);
  const ask = async (request: Request): Promise<RawResult> => {
    sendFrame(socket, request);
    const { value, done } = await frames.next();
    if (done) throw ended();
    // Sent by `lend` above.
    const response = value as Response;
    if (!('error' in response)) return response;
    const { error, code, isUnavailable } = response;
    throw isUnavailable
      ? new DatabaseUnavailable(error)
      : Object.assign(new Error(error), { code });
  };
  try {
    await ask({ kind: 'acquire', queryLimitMs });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return {
    query: (sql, parameters) => ask({ kind: 'query', sql, parameters }),
    script: async (sql) => void (await ask({ kind: 'script', sql })),
    release: (broken) => {
      if (!broken) sendFrame(socket, { kind: 'release' } satisfies Request);
      socket.end();
    },
  };
}

/** Returns the database of the server that has the data folder open; null when it lends none. */
export async function lentSource(dataDir: string, queryLimitMs: number): Promise<Source | null> {
  const socket = await connectTo(dataDir, 'sql');
  socket?.destroy();
  return socket && { acquire: () => borrow(dataDir, queryLimitMs), close: async () => {} };
}
