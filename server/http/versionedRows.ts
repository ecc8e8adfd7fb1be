import { LRUCache } from 'lru-cache';

/** Rows that are kept: as many guides are about 10 MB. */
const MAX_ROWS = 20_000;

const noRows = <T extends object>(version: string) => ({
  version,
  byId: new LRUCache<number, T>({ max: MAX_ROWS }),
});

/** Keeps rows of the catalogue for one of its versions: the lists of many customers have the same ones. */
export class VersionedRows<T extends { id: number }> {
  readonly #version: () => Promise<string>;
  readonly #read: (ids: number[]) => Promise<T[]>;
  #rows = noRows<T>('');

  /** `read` returns the rows that exist, in any order. */
  constructor(version: () => Promise<string>, read: (ids: number[]) => Promise<T[]>) {
    this.#version = version;
    this.#read = read;
  }

  /** Returns the rows of `ids` that exist, in this order. */
  async get(ids: number[]): Promise<T[]> {
    // Read before the rows: one that changes in between is read again for the next version.
    const version = await this.#version();
    if (this.#rows.version !== version) this.#rows = noRows(version);
    // A call that still reads an older version does not share its rows.
    const { byId } = this.#rows;
    const found = new Map<number, T | undefined>(ids.map((id) => [id, byId.get(id)]));
    const missing = ids.filter((id) => !found.get(id));
    for (const row of missing.length > 0 ? await this.#read(missing) : []) {
      byId.set(row.id, row);
      found.set(row.id, row);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}
