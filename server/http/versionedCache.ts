/** Caches what is computed from the catalogue until the catalogue's version changes. */
import { LRUCache } from 'lru-cache';
import { cacheReads } from '../lib/metrics.ts';

interface Entry<T> {
  version: string;
  made: Promise<T | null>;
}

/**
 * Caches the values that were requested last, up to a size; requests for a value that is being computed share the work.
 */
export class VersionedCache<T> {
  readonly #version: () => Promise<string>;
  readonly #bytesOf: (made: T) => number;
  readonly #entries: LRUCache<string, Entry<T>>;

  /** `bytesOf` returns 0 for a value that must not be cached. */
  constructor(version: () => Promise<string>, maxBytes: number, bytesOf: (made: T) => number) {
    this.#version = version;
    this.#bytesOf = bytesOf;
    this.#entries = new LRUCache({ maxSize: maxBytes });
  }

  /**
   * Returns the cached value, or computes it. `make` returns null for what must not be cached; failures are not cached
   * either.
   */
  async get(key: string, make: (version: string) => Promise<T | null>): Promise<T | null> {
    // Read before the data: if the catalogue changes in between, the value is computed again for the next version.
    const version = await this.#version();
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
}
