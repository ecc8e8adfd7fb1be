import { record } from '../../domain/decode/wire.ts';
import type { RawStorage, StorageKey } from './rawStorage.ts';

interface Schema<Item> {
  /** The key for an account; null is a visitor. */
  key: (account: string | null) => StorageKey;
  /** Version 0 is an array of items alone; each version reads the items of all earlier ones. */
  version: number;
  /** Throws for an invalid item, which is left out. */
  decode: (item: unknown) => Item;
  /** Maximum number of items; further ones are not stored. */
  maxItems?: number;
}

/**
 * A list that each account has in this browser, as `{version, items}` under a key of its own. Users, and other versions
 * of the app, can write there, too: what is invalid is ignored, and the list of a later version is left as it is.
 */
export const accountList =
  <Item>({ key, version, decode, maxItems }: Schema<Item>) =>
  (storage: RawStorage) => {
    const stored = (account: string | null) => toVersioned(storage.read(key(account)));
    return {
      read: (account: string | null): Item[] => {
        const found = stored(account);
        if (found.version > version) return [];
        return found.items
          .flatMap((item) => {
            try {
              return [decode(item)];
            } catch {
              return [];
            }
          })
          .slice(0, maxItems);
      },
      /** Returns whether the list is stored: the browser may refuse. */
      write: (account: string | null, items: Item[]): boolean => {
        if (stored(account).version > version) return false;
        const list = { version, items: items.slice(0, maxItems) };
        const text = items.length > 0 ? JSON.stringify(list) : null;
        storage.write(key(account), text);
        return storage.read(key(account)) === text;
      },
    };
  };

function toVersioned(text: string | null): { version: number; items: unknown[] } {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (Array.isArray(stored)) return { version: 0, items: stored };
    const { version, items } = record(stored, 'list');
    return {
      version: typeof version === 'number' ? version : 0,
      items: Array.isArray(items) ? items : [],
    };
  } catch {
    return { version: 0, items: [] };
  }
}
