import { now } from '../clock.ts';

/** About 10 MB. Beyond them the address that was silent longest is forgotten. */
const MAX_COUNTS = 50_000;

interface Count {
  /** At most one more than is allowed: what is refused is not counted. */
  requests: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export interface Counted {
  isAllowed: boolean;
  /** Until the count starts again. */
  secondsLeft: number;
}

/** Counts requests in windows that begin with a key's first request. */
export class RequestCounts {
  /** The key that was silent longest comes first: a Map keeps the order of insertion. */
  readonly #counts = new Map<string, Count>();

  /** Counts one request; not allowed when there were `max` in this window. */
  add(key: string, max: number, withinMs: number): Counted {
    const moment = now().getTime();
    const known = this.#counts.get(key);
    const count =
      known && known.endsAt > moment ? known : { requests: 0, endsAt: moment + withinMs };
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > MAX_COUNTS) this.#forgetOldest();
    const isAllowed = count.requests < max;
    if (isAllowed) count.requests += 1;
    return { isAllowed, secondsLeft: Math.ceil((count.endsAt - moment) / 1000) };
  }

  #forgetOldest(): void {
    for (const key of this.#counts.keys()) {
      this.#counts.delete(key);
      return;
    }
  }
}
