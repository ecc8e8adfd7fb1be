import { now } from '../../lib/clock.ts';
import type { RequestCountStore, SharedCount } from './requestCountStore.ts';

/** About 10 MB. Beyond this number the network without requests for longest is removed. */
const MAX_COUNTS = 50_000;
/** Each has three parameters, of the 65,535 that a statement may have. */
const SHARED_AT_ONCE = 1_000;
/**
 * Networks that use less of their limit cause no writes to the database. Each further server allows at most this much
 * more.
 */
const SHARED_FROM = 0.1;

interface Count {
  /** Of all servers, as far as known. Refused requests are not counted. */
  requests: number;
  /** The part that the other servers do not know yet. */
  unshared: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Length of the window in milliseconds. */
  withinMs: number;
}

/** A window that ends later than this was counted before the clock was set back. Clocks of servers may differ a little. */
const isRunning = ({ endsAt, withinMs }: Count, moment: number): boolean =>
  endsAt > moment && endsAt <= moment + 2 * withinMs;

export interface Counted {
  isAllowed: boolean;
  /** Until the count starts again. */
  secondsLeft: number;
}

/**
 * Counts requests in windows that begin with a key's first request. A request is counted in memory; `share` adds up
 * what the servers of one database have counted since the last time. Without the database each server counts
 * independently.
 */
export class RequestCounts {
  /** A Map keeps the order of insertion: the key without requests for longest is first. */
  readonly #counts = new Map<string, Count>();
  readonly #toShare = new Set<string>();
  readonly #store: RequestCountStore;

  constructor(store: RequestCountStore) {
    this.#store = store;
  }

  /** Counts one request; not allowed after `max` in this window. */
  add(key: string, max: number, withinMs: number): Counted {
    const moment = now().getTime();
    const known = this.#counts.get(key);
    const count =
      known && isRunning(known, moment)
        ? known
        : { requests: 0, unshared: 0, endsAt: moment + withinMs, withinMs };
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

  /**
   * Called about once a second: one statement for each length of window, or none when no network is near its limit.
   */
  async share(): Promise<void> {
    const moment = now().getTime();
    const sent = new Map<string, { count: Count; requests: number }>();
    for (const key of this.#toShare) {
      const count = this.#counts.get(key);
      if (!count || count.unshared === 0 || !isRunning(count, moment)) this.#toShare.delete(key);
      else sent.set(key, { count, requests: count.unshared });
      if (sent.size === SHARED_AT_ONCE) break;
    }
    for (const withinMs of new Set([...sent.values()].map(({ count }) => count.withinMs))) {
      const batch = [...sent].flatMap(([key, { count, requests }]): SharedCount[] =>
        count.withinMs === withinMs ? [{ key, requests, expires_at: new Date(count.endsAt) }] : [],
      );
      for (const { key, requests, expires_at } of await this.#store.add(batch, withinMs)) {
        const known = sent.get(key);
        if (!known) continue;
        const { count } = known;
        count.unshared -= known.requests;
        count.requests = requests + count.unshared;
        count.endsAt = expires_at.getTime();
      }
    }
  }

  #forgetOldest(): void {
    for (const key of this.#counts.keys()) {
      this.#counts.delete(key);
      return;
    }
  }
}
