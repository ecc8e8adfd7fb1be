import type { AccountKind, StorageKey } from '../../../contract/browserStorage.ts';

/**
 * The only access to the browser's storage. A browser may block it, or it may be full: then reads return nothing,
 * writes are lost, and the app continues with what it has in memory (docs/faults.md).
 */
/** Every key is in contract/browserStorage.ts, which says what it contains. */
export type { AccountKind, StorageKey };

type Area = 'localStorage' | 'sessionStorage';

function attempt<T>(area: Area, action: (storage: Storage) => T): T | undefined {
  try {
    return action(window[area]);
  } catch {
    // Blocked by the browser, full, or there is no browser.
    return undefined;
  }
}

export interface RawStorage {
  keys: () => StorageKey[];
  read: (key: StorageKey) => string | null;
  /** Null removes the key. */
  write: (key: StorageKey, value: string | null) => void;
  /** Calls back when another tab has changed something, or may have. Returns a function that stops it. */
  onOtherTab: (changed: () => void) => () => void;
}

const storageOf = (area: Area): RawStorage => ({
  onOtherTab: (changed) => {
    const heard = ({ storageArea }: StorageEvent) => {
      // Null: the browser's own "clear everything".
      if (storageArea === null || storageArea === attempt(area, (storage) => storage)) changed();
    };
    // A page from the back/forward cache has missed changes of other tabs.
    const awoke = ({ persisted }: PageTransitionEvent) => persisted && changed();
    window.addEventListener('storage', heard);
    window.addEventListener('pageshow', awoke);
    return () => {
      window.removeEventListener('storage', heard);
      window.removeEventListener('pageshow', awoke);
    };
  },
  // Only this app writes here.
  keys: () => attempt(area, (storage) => Object.keys(storage) as StorageKey[]) ?? [],
  read: (key) => attempt(area, (storage) => storage.getItem(key)) ?? null,
  write: (key, value) => {
    attempt(area, (storage) =>
      value === null ? storage.removeItem(key) : storage.setItem(key, value),
    );
  },
});

/** localStorage: shared by all tabs, and kept after the tab is closed. */
export const rawStorage: RawStorage = storageOf('localStorage');

/** sessionStorage: kept as long as the tab, across reloads and other sites. */
export const tabStorage: RawStorage = storageOf('sessionStorage');

/** Flags that are kept as long as the tab. */
export const tabFlag = {
  isSet: (name: StorageKey): boolean => tabStorage.read(name) === 'true',
  /** Returns whether the flag could be stored. */
  set: (name: StorageKey): boolean => {
    tabStorage.write(name, 'true');
    return tabFlag.isSet(name);
  },
  clear: (name: StorageKey): void => tabStorage.write(name, null),
};
