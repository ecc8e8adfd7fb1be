import { now } from '../../lib/clock.ts';
import type { RequestCountStore, SharedCount } from './requestCountStore.ts';

/** About 10 MB. Beyond them the address that was silent longest is forgotten. */
const MAX_COUNTS = 50_000;
/** Three parameters for each, of the 65,535 that a statement may have. */
const SHARED_AT_ONCE = 1_000;
/** Addresses that use less of their limit cost no database write. Each further server allows at most this much more. */
const SHARED_FROM = 0.1;

interface Count {
  /** Of all servers, as far as known. What is refused is not counted. */
  requests: number;
  /** The part of it that the other servers do not know yet. */
  unshared: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export interface Counted {
  isAllowed: boolean;
  /** Until the count starts again. */
  secondsLeft: number;
}

/**
 * Counts requests in windows that begin with a key's first request. A request is counted in memory; `share` adds up
 * what the servers of one database have counted since the last time. Without the database each continues by itself.
 */
export class RequestCounts {
  /** The key without requests for longest is first: a Map keeps the order of insertion. */
  readonly #counts = new Map<string, Count>();
  readonly #toShare = new Set<string>();
  readonly #store: RequestCountStore;

  constructor(store: RequestCountStore) {
    this.#store = store;
  }

  /** Counts one request; not allowed when there were `max` in this window. */
  add(key: string, max: number, withinMs: number): Counted {
    const moment = now().getTime();
    const known = this.#counts.get(key);
    const count =
      known && known.endsAt > moment
        ? known
        : { requests: 0, unshared: 0, endsAt: moment + withinMs };
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > MAX_COUNTS) this.#forgetOldest();
    const isAllowed = count.requests < max;
    if (isAllowed) {
      count.requests += 1;
      count.unshared += 1;
      if (count.requests > max * SHARED_FROM) this.#toShare.add(key);
    }
    return { isAllowed, secondsLeft: Math.ceil((count.endsAt - moment) / 1000) };
  }

  /** To be called every second or so: one statement, and none when no address has come near its limit. */
  async share(): Promise<void> {
    const moment = now().getTime();
    const sent = new Map<string, { count: Count; requests: number }>();
    for (const key of this.#toShare) {
      const count = this.#counts.get(key);
      if (!count || count.unshared === 0 || count.endsAt <= moment) this.#toShare.delete(key);
      else sent.set(key, { count, requests: count.unshared });
      if (sent.size === SHARED_AT_ONCE) break;
    }
    if (sent.size === 0) return;
    const batch = [...sent].map(([key, { count, requests }]): SharedCount => {
      return { key, requests, expires_at: new Date(count.endsAt) };
    });
    for (const { key, requests, expires_at } of await this.#store.add(batch)) {
      const known = sent.get(key);
      if (!known) continue;
      const { count } = known;
      count.unshared -= known.requests;
      count.requests = requests + count.unshared;
      count.endsAt = expires_at.getTime();
    }
  }

  #forgetOldest(): void {
    for (const key of this.#counts.keys()) {
      this.#counts.delete(key);
      return;
    }
  }
}
