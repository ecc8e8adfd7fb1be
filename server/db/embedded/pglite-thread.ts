import type { Worker } from 'node:worker_threads';
import { startThread } from '../../lib/thread.ts';
import { DatabaseUnavailable, toDatabaseError } from '../errors.ts';
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './pglite-messages.ts';
import type { RawResult } from '../source.ts';

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type ThreadRequest = Unnumbered<WorkerRequest>;

interface Waiting {
  resolve(result: RawResult): void;
  reject(error: unknown): void;
}

/** What the worker's PostgreSQL says when it has ended itself: nothing it is asked later is answered. */
const ENDED = /unreachable|RuntimeError|Aborted|PANIC|ExitStatus|memory access out of bounds/;

const DISK_FULL = '53100';

/**
 * One life of PGlite: a worker thread on the data folder. It ends for good when a query does not return
 * in time or PostgreSQL exits (a full disk causes both); its owner then starts another.
 */
export class PgliteThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ended: Promise<void> | undefined;
  readonly ready: Promise<void>;

  constructor(
    readonly start: WorkerStart,
    openLimitMs: number,
    private readonly onEnd: (reason: string) => void,
  ) {
    this.worker = startThread('db/embedded/pglite-worker.ts', { workerData: start });
    this.worker.on('message', (answer: WorkerAnswer) => this.settle(answer));
    this.worker.on('error', (error) => void this.end(error.message));
    this.worker.on('exit', (code) => void this.end(`its thread ended with ${code}`));
    this.ready = this.wait(0, openLimitMs, 'opening the data folder').then(() => undefined);
    this.ready.catch((error) => void this.end(String(error)));
  }

  get isRunning(): boolean {
    return this.ended === undefined;
  }

  ask(request: ThreadRequest, limitMs: number): Promise<RawResult> {
    if (!this.isRunning) return Promise.reject(new DatabaseUnavailable('it is being restarted'));
    const id = ++this.lastId;
    const answer = this.wait(id, limitMs, 'a query');
    const numbered: WorkerRequest = { ...request, id };
    this.worker.postMessage(numbered);
    return answer;
  }

  /** Resolves when the thread is gone for certain: only then may another one open the folder. */
  end(reason: string): Promise<void> {
    if (this.ended) return this.ended;
    // Set first: a listener called below may call `end` again.
    const ended = this.worker.terminate().then(() => undefined);
    this.ended = ended;
    for (const { reject } of this.waiting.values()) reject(new DatabaseUnavailable(reason));
    this.waiting.clear();
    this.onEnd(reason);
    return ended;
  }

  private wait(id: number, limitMs: number, what: string): Promise<RawResult> {
    return new Promise<RawResult>((resolve, reject) => {
      const watchdog = setTimeout(
        () => void this.end(`${what} did not come back within ${limitMs} ms`),
        limitMs,
      );
      this.waiting.set(id, {
        resolve: (result) => (clearTimeout(watchdog), resolve(result)),
        reject: (error) => (clearTimeout(watchdog), reject(error)),
      });
    });
  }

  private settle(answer: WorkerAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (!('error' in answer)) return waiting?.resolve(answer);
    const { message, code } = answer.error;
    // WebAssembly's own ends have no SQL state; PostgreSQL's errors always do. After a full disk the next
    // query would never return, so that is an end too.
    const gone = code === undefined ? ENDED.test(message) : code === DISK_FULL;
    const error = Object.assign(new Error(message), { code });
    waiting?.reject(gone ? new DatabaseUnavailable(message, error) : toDatabaseError(error));
    if (gone) void this.end(message);
  }
}
