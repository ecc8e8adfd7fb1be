/** Caches what is computed from the catalogue until the catalogue's version changes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { cacheReads } from '../lib/metrics.ts';

/** How long a version is used before the database is asked again, in milliseconds. */
const VERSION_TTL_MS = 1000;
/** How long a busy database may delay a response; after that the last known version is used, if it is recent enough. */
const PATIENCE_MS = 50;
const RECENT_MS = 5000;

interface Entry<T> {
  version: string;
  made: Promise<T | null>;
}

/**
 * Caches the values that were requested last, up to a size; requests for a value that is being computed share the work.
 */
export class VersionedCache<T> {
  readonly #readVersion: () => Promise<string>;
  readonly #bytesOf: (made: T) => number;
  #version: { value: string; askedAt: number } | undefined;
  #reading: Promise<string> | undefined;
  readonly #entries: LRUCache<string, Entry<T>>;

  /** `bytesOf` returns 0 for a value that must not be cached. */
  constructor(readVersion: () => Promise<string>, maxBytes: number, bytesOf: (made: T) => number) {
    this.#readVersion = readVersion;
    this.#bytesOf = bytesOf;
    this.#entries = new LRUCache({ maxSize: maxBytes });
  }

  /**
   * Returns the cached value, or computes it. `make` returns null for what must not be cached; failures are not cached
   * either.
   */
  async get(key: string, make: (version: string) => Promise<T | null>): Promise<T | null> {
    // Read before the data: if the catalogue changes in between, the value is computed again for the next version.
    const version = await this.#currentVersion();
    const known = this.#entries.get(key);
    const isHit = known?.version === version;
    cacheReads.inc({ result: isHit ? 'hit' : 'miss' });
    if (isHit) return known.made;
    const entry: Entry<T> = { version, made: make(version) };
    // The real size is known only when it is computed.
    this.#entries.set(key, entry, { size: 1 });
    entry.made.then(
      (made) => this.#settle(key, entry, made),
      () => this.#settle(key, entry, null),
    );
    return entry.made;
  }

  #settle(key: string, entry: Entry<T>, made: T | null): void {
    // A newer version may have replaced it meanwhile.
    if (this.#entries.peek(key) !== entry) return;
    const size = made === null ? 0 : this.#bytesOf(made);
    if (size === 0) this.#entries.delete(key);
    // A copy, because the cache does not measure a value again that it already has.
    else this.#entries.set(key, { ...entry }, { size });
  }

  async #currentVersion(): Promise<string> {
    const known = this.#version;
    // Not the time of day, which may be set back: the version would be used until the clock is there again.
    const age = known ? performance.now() - known.askedAt : Infinity;
    if (known && age < VERSION_TTL_MS) return known.value;
    this.#reading ??= this.#read();
    if (!known || age > RECENT_MS) return this.#reading;
    return Promise.race([this.#reading, sleep(PATIENCE_MS, known.value, { ref: false })]);
  }

  async #read(): Promise<string> {
    const askedAt = performance.now();
    try {
      const value = await this.#readVersion();
      this.#version = { value, askedAt };
      return value;
    } finally {
      this.#reading = undefined;
    }
  }
}
