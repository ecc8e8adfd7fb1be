import { watchQueue } from '../lib/metrics.ts';
import { HttpError } from './errors.ts';

const BUSY = 'Many people are doing this at the moment. Please try again in a few seconds.';

/**
 * Limits how many tasks run and how many wait. Passwords and pictures are processed in
 * libuv's four threads, which also read files: without a limit, recordings would wait behind all of them.
 */
export class Pool {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** `name`: of its queue in `/metrics`. */
  constructor(
    name: string,
    readonly atOnce: number,
    readonly maxWaiting: number,
  ) {
    watchQueue(name, () => this.pending);
  }

  /** Tasks that wait. */
  get pending(): number {
    return this.#waiting.length;
  }

  /** @throws HttpError 503 when too many wait; else what `work` throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // A task that ends starts the next one.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.maxWaiting) throw new HttpError(503, BUSY);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
