import { act } from '@testing-library/react';
import type { RawStorage, StorageKey } from '../shared/storage/rawStorage.ts';

/** Browser storage in memory, which tests can read and change, also as another tab. */
export class MemoryStorage implements RawStorage {
  readonly values = new Map<string, string>();
  #heard = new Set<() => void>();

  // Tests write keys of the app.
  keys = (): StorageKey[] => [...this.values.keys()] as StorageKey[];

  read = (key: string): string | null => this.values.get(key) ?? null;

  write = (key: string, value: string | null): void => {
    if (value === null) this.values.delete(key);
    else this.values.set(key, value);
  };

  onOtherTab = (changed: () => void): (() => void) => {
    this.#heard.add(changed);
    return () => this.#heard.delete(changed);
  };

  /** Simulates another tab that writes these keys; null removes one. */
  changeElsewhere(changes: Record<string, string | null>): void {
    for (const [key, value] of Object.entries(changes)) this.write(key, value);
    act(() => this.#heard.forEach((changed) => changed()));
  }
}
