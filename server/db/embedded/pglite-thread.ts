import type { Worker } from 'node:worker_threads';
import { PendingCalls } from '../../lib/pendingCalls.ts';
import { startThread } from '../../lib/thread.ts';
import { DatabaseUnavailable, toDatabaseError } from '../errors.ts';
import type { WorkerResponse, WorkerRequest, WorkerStart } from './pglite-messages.ts';
import type { RawResult } from '../source.ts';

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type ThreadRequest = Unnumbered<WorkerRequest>;

/** Errors after which PostgreSQL in the worker has ended: it responds to no later query. */
const ENDED = /unreachable|RuntimeError|Aborted|PANIC|ExitStatus|memory access out of bounds/;

const DISK_FULL = '53100';

/**
 * A worker thread with PGlite on the data folder. It ends for good when a query does not return in time or when
 * PostgreSQL exits (a full disk causes both); pglite.ts then starts another one.
 */
export class PgliteThread {
  private readonly worker: Worker;
  private readonly calls = new PendingCalls<RawResult>();
  private ended: Promise<void> | undefined;
  readonly ready: Promise<void>;

  constructor(
    readonly start: WorkerStart,
    openLimitMs: number,
    private readonly onEnd: (reason: string) => void,
  ) {
    this.worker = startThread('db/embedded/pglite-worker.ts', { workerData: start });
    this.worker.on('message', (response: WorkerResponse) => this.settle(response));
    this.worker.on('error', (error) => void this.end(error.message));
    this.worker.on('exit', (code) => void this.end(`its thread ended with ${code}`));
    this.ready = this.call(() => undefined, openLimitMs, 'opening the data folder').then(
      () => undefined,
    );
    this.ready.catch((error) => void this.end(String(error)));
  }

  get isRunning(): boolean {
    return this.ended === undefined;
  }

  ask(request: ThreadRequest, limitMs: number): Promise<RawResult> {
    if (!this.isRunning) return Promise.reject(new DatabaseUnavailable('it is being restarted'));
    const send = (id: number): void =>
      this.worker.postMessage({ ...request, id } satisfies WorkerRequest);
    return this.call(send, limitMs, 'a query');
  }

  /** Resolves when the thread has ended: only then may another one open the folder. */
  end(reason: string): Promise<void> {
    if (this.ended) return this.ended;
    // Set first: a listener that is called below may call `end` again.
    const ended = this.worker.terminate().then(() => undefined);
    this.ended = ended;
    this.calls.rejectAll(new DatabaseUnavailable(reason));
    this.onEnd(reason);
    return ended;
  }

  private call(send: (id: number) => void, ms: number, what: string): Promise<RawResult> {
    return this.calls.start(send, {
      ms,
      late: () => void this.end(`${what} did not come back within ${ms} ms`),
    });
  }

  private settle(response: WorkerResponse): void {
    if (!('error' in response)) return this.calls.resolve(response.id, response);
    const { message, code } = response.error;
    // Errors of WebAssembly itself have no SQL state; PostgreSQL's always do. After a full disk the next query would
    // never return, so that error ends the thread too.
    const gone = code === undefined ? ENDED.test(message) : code === DISK_FULL;
    const error = Object.assign(new Error(message), { code });
    this.calls.reject(
      response.id,
      gone ? new DatabaseUnavailable(message, error) : toDatabaseError(error),
    );
    if (gone) void this.end(message);
  }
}
