import { watchQueue } from '../lib/metrics.ts';
import { HttpError } from './errors.ts';

const BUSY = 'Many people are doing this at the moment. Please try again in a few seconds.';

/**
 * Limits how many tasks run and how many wait. Passwords and pictures use the four threads of libuv, which also read
 * files: without a limit, recordings would wait for all of them.
 */
export class Pool {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** `name`: of the queue in `/metrics`. */
  constructor(
    name: string,
    readonly atOnce: number,
    readonly maxWaiting: number,
  ) {
    watchQueue(name, () => this.pending);
  }

  /** The number of waiting tasks. */
  get pending(): number {
    return this.#waiting.length;
  }

  /**
   * Runs `work` when its turn comes.
   * @throws HttpError 503 when too many tasks wait; otherwise what `work` throws
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The next task takes this one's slot.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.maxWaiting) throw new HttpError(503, BUSY);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
