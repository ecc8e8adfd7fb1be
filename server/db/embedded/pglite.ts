import { join } from 'node:path';
import { watchQueue } from '../../lib/metrics.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { PgliteThread, type ThreadRequest } from './pglite-thread.ts';
import { diskReserve, type DiskReserve } from './reserve.ts';
import type { Log, RawConnection, Source } from '../source.ts';

/** The first start creates the database, which takes seconds on a slow machine; later starts may replay the log. */
const OPEN_LIMIT_MS = 90_000;
const ACQUIRE_LIMIT_MS = 10_000;
const RESTART_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const DISK_CHECK_MS = 2_000;
/** A gigabyte takes about a minute; the limit is twice that. */
export const DUMP_LIMIT_MS = 120_000;

export interface PgliteOptions {
  /** Has the database in `db`, and the space that is reserved for a full disk. */
  dataDir: string;
  queryLimitMs: number;
  log: Log;
}

interface Turn {
  queryLimitMs: number;
  give(connection: RawConnection): void;
}

/**
 * PGlite has one connection. One request uses it at a time while others queue, so statements of one request cannot run
 * in another's transaction.
 */
export class PgliteSource implements Source {
  private thread: PgliteThread;
  private readonly queue: Turn[] = [];
  private busy = true;
  private closing = false;
  private opened = false;

  private failures = 0;
  private diskCheck: NodeJS.Timeout | undefined;
  private readonly reserve: DiskReserve;

  private constructor(private readonly options: PgliteOptions) {
    this.reserve = diskReserve(options.dataDir);
    watchQueue('database', () => this.queue.length);
    this.thread = this.start(false);
  }

  /** Opens the folder; creates the database if it is empty. */
  static async open(options: PgliteOptions): Promise<PgliteSource> {
    const source = new PgliteSource(options);
    await source.thread.ready;
    source.opened = true;
    await source.reserve.take();
    source.next();
    return source;
  }

  /** `queryLimitMs`: for each query of this connection, if it needs another limit. */
  acquire(queryLimitMs = this.options.queryLimitMs): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        queryLimitMs,
        give: (connection) => (clearTimeout(limit), resolve(connection)),
      };
      const limit = setTimeout(() => {
        const place = this.queue.indexOf(turn);
        if (place >= 0) this.queue.splice(place, 1);
        reject(new DatabaseUnavailable('it is busy or being restarted'));
      }, ACQUIRE_LIMIT_MS);
      this.queue.push(turn);
      if (!this.busy) this.next();
    });
  }

  /** Writes the database as it is between two queries into a new tar file; queries wait meanwhile. */
  async dump(file: string): Promise<void> {
    const connection = await this.acquire();
    try {
      await this.thread.ask({ kind: 'dump', file }, DUMP_LIMIT_MS);
    } finally {
      connection.release(false);
    }
  }

  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    clearTimeout(this.diskCheck);
    const { thread } = this;
    // A failure here loses nothing: what was acknowledged is in the log.
    await thread.ask({ kind: 'close' }, 10_000).catch(() => undefined);
    await thread.end('it was closed');
  }

  private start(readOnly: boolean): PgliteThread {
    const { dataDir } = this.options;
    const thread = new PgliteThread(
      { folder: join(dataDir, 'db'), readOnly },
      OPEN_LIMIT_MS,
      (reason) => {
        if (this.opened && !this.closing) void this.restart(thread, reason);
      },
    );
    return thread;
  }

  /** No query runs meanwhile: waiting ones get the connection afterwards, or time out. */
  private async restart(old: PgliteThread, reason: string): Promise<void> {
    const { log } = this.options;
    this.busy = true;
    log.error(`The embedded database stopped (${reason}) and is opened again`);
    await old.end(reason);
    const pause = Math.min(RESTART_PAUSE_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
    // A second failure in a row is probably a full disk that the reported free space does not show (a quota).
    const readOnly = this.failures > 0 || (await this.reserve.isFull().catch(() => false));
    if (readOnly) await this.reserve.give().catch(() => undefined);
    if (this.closing) return;
    const thread = this.start(readOnly);
    this.thread = thread;
    try {
      await thread.ready;
    } catch {
      // The end of that thread has already called restart().
      this.failures += 1;
      return;
    }
    this.failures = 0;
    if (readOnly) this.awaitSpace(thread);
    else await this.reserve.take();
    log.warn(
      `The embedded database answers again${readOnly ? ', reads only: the disk is full' : ''}`,
    );
    this.next();
  }

  private awaitSpace(thread: PgliteThread): void {
    this.diskCheck = setTimeout(() => {
      if (!thread.isRunning || this.closing) return;
      this.reserve.isFreeAgain().then(
        (free) =>
          free ? void thread.end('there is space on the disk again') : this.awaitSpace(thread),
        () => this.awaitSpace(thread),
      );
    }, DISK_CHECK_MS).unref();
  }

  private next(): void {
    const turn = this.queue.shift();
    this.busy = turn !== undefined;
    turn?.give(this.lend(turn.queryLimitMs));
  }

  private lend(queryLimitMs: number): RawConnection {
    const { thread } = this;
    let lent = true;
    const send = (request: ThreadRequest) => thread.ask(request, queryLimitMs);
    const giveBack = (broken: boolean): void => {
      if (!lent) return;
      lent = false;
      if (!thread.isRunning) return;
      if (!broken) return this.next();
      void send({ kind: 'script', sql: 'rollback' }).then(
        () => this.next(),
        (error) => void thread.end(String(error)),
      );
    };
    return {
      query: (sql, parameters) => send({ kind: 'query', sql, parameters }),
      script: async (sql) => void (await send({ kind: 'script', sql })),
      release: giveBack,
    };
  }
}
