import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  OPENING,
  type WorkerResponse,
  type WorkerRequest,
  type WorkerStart,
} from './pglite-messages.ts';

/** Runs PGlite in its own thread, so that a long or hanging query does not block the server's event loop. */
const port = parentPort;
if (port === null) throw new Error('pglite-worker.ts runs as a worker thread alone');

// PostgreSQL's errors contain functions and buffers, which cannot be sent to another thread: only these fields can.
const portable = (error: unknown): { message: string; code?: string } => ({
  message: error instanceof Error ? error.message : String(error),
  ...(typeof error === 'object' && error !== null && 'code' in error
    ? { code: String(error.code) }
    : {}),
});

const respond = (message: WorkerResponse): void => port.postMessage(message);

// Only pglite-thread.ts starts this file, with exactly this data.
const { folder, readOnly } = workerData as WorkerStart;

const open = (): Promise<PGlite> =>
  PGlite.create({
    // Only lockFolder() protects the folder; PGlite's own lock does not work between processes.
    dataDir: folder,
    extensions: { pg_trgm },
    // A response means that the data is written to disk.
    relaxedDurability: false,
    // With the default of 1 GB the log could grow to twenty times the data, and recovery would take as long.
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'max_wal_size=96MB', '-c', 'min_wal_size=32MB'],
      // On a full disk a write is refused, instead of ending PostgreSQL.
      ...(readOnly ? ['-c', 'default_transaction_read_only=on'] : []),
    ],
  });

const run = async (db: PGlite, request: WorkerRequest): Promise<WorkerResponse> => {
  const { id } = request;
  try {
    if (request.kind === 'close') {
      await db.close();
      return { id, rows: [], affected: 0 };
    }
    if (request.kind === 'dump') {
      // Compression would take seconds, in which no query could run.
      const archive = await db.dumpDataDir('none');
      await writeFile(request.file, Buffer.from(await archive.arrayBuffer()), { flag: 'wx' });
      return { id, rows: [], affected: 0 };
    }
    if (request.kind === 'script') {
      await db.exec(request.sql);
      return { id, rows: [], affected: 0 };
    }
    const result = await db.query<Record<string, unknown>>(request.sql, [...request.parameters]);
    return { id, rows: result.rows, affected: result.affectedRows ?? result.rows.length };
  } catch (error) {
    return { id, error: portable(error) };
  }
};

try {
  const db = await open();
  port.on('message', (request: WorkerRequest) => void run(db, request).then(respond));
  respond({ id: OPENING, rows: [], affected: 0 });
} catch (error) {
  respond({ id: OPENING, error: portable(error) });
}
