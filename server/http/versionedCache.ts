/** What is made from the catalogue, kept for as long as the catalogue has the same version. */
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheReads } from '../lib/metrics.ts';

/** How long a version is believed without asking the database again. */
const VERSION_TTL_MS = 1000;
/** How long a busy database may delay an answer: then the last known value is served, if it is recent enough. */
const PATIENCE_MS = 50;
const RECENT_MS = 5000;

interface Entry<T> {
  version: string;
  made: Promise<T | null>;
  /** Counted once it is made. */
  bytes: number;
}

/** Keeps the values requested last, up to a size; requests for a value that is being computed share the work. */
export class VersionedCache<T> {
  readonly #readVersion: () => Promise<string>;
  readonly #maxBytes: number;
  readonly #bytesOf: (made: T) => number;
  #version: { value: string; askedAt: number } | undefined;
  #reading: Promise<string> | undefined;
  /** The one that was requested longest ago is first: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, Entry<T>>();
  #bytes = 0;

  /** `bytesOf`: 0 for what is not to be kept. */
  constructor(readVersion: () => Promise<string>, maxBytes: number, bytesOf: (made: T) => number) {
    this.#readVersion = readVersion;
    this.#maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
  }

  /** `make` gives null for what is not to be kept; a failure is not kept either. */
  async get(key: string, make: () => Promise<T | null>): Promise<T | null> {
    // Read before the data: if the catalogue changes in between, the next version is computed again.
    const version = await this.#currentVersion();
    const known = this.#entries.get(key);
    if (known) this.#remove(key, known);
    const isHit = known?.version === version;
    cacheReads.inc({ result: isHit ? 'hit' : 'miss' });
    if (isHit) {
      this.#keep(key, known);
      return known.made;
    }
    const entry: Entry<T> = { version, bytes: 0, made: make() };
    this.#keep(key, entry);
    entry.made.then(
      (made) => this.#settle(key, entry, made),
      () => this.#remove(key, entry),
    );
    return entry.made;
  }

  #settle(key: string, entry: Entry<T>, made: T | null): void {
    if (this.#entries.get(key) !== entry) return;
    this.#remove(key, entry);
    if (made === null) return;
    entry.bytes = this.#bytesOf(made);
    if (entry.bytes === 0) return;
    this.#keep(key, entry);
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest, old);
    }
  }

  #keep(key: string, entry: Entry<T>): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  async #currentVersion(): Promise<string> {
    const known = this.#version;
    const age = known ? Date.now() - known.askedAt : Infinity;
    if (known && age < VERSION_TTL_MS) return known.value;
    this.#reading ??= this.#read();
    if (!known || age > RECENT_MS) return this.#reading;
    return Promise.race([this.#reading, sleep(PATIENCE_MS, known.value, { ref: false })]);
  }

  async #read(): Promise<string> {
    const askedAt = Date.now();
    try {
      const value = await this.#readVersion();
      this.#version = { value, askedAt };
      return value;
    } finally {
      this.#reading = undefined;
    }
  }
}
