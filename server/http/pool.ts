import { Refusal } from './errors.ts';

const BUSY = 'Many people are doing this at the moment. Please try again in a few seconds.';

/**
 * Lets a limited number of tasks run at a time and a limited number wait. Passwords and pictures are worked on in
 * libuv's four threads, which read files too: without a limit, sound waits behind all of them.
 */
export class Pool {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    readonly atOnce: number,
    readonly maxWaiting: number,
  ) {}

  /** Tasks that wait. */
  get pending(): number {
    return this.#waiting.length;
  }

  /** @throws Refusal 503 when too many wait; else what `work` throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The task that ends hands its turn on.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.maxWaiting) throw new Refusal(503, BUSY);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
