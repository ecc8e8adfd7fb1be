import type { SharedKind } from '../../../contract/listening.ts';
import type { RawStorage } from './rawStorage.ts';

/** Names an item that a customer's devices share, by kind and key: `bookmark 7/12/83`. */
export type SharedId = `${SharedKind} ${string}`;

/** Items as they are shared: JSON by id. */
export type SharedItems = ReadonlyMap<SharedId, string>;

interface Unsent {
  /** When each item was changed last, in milliseconds since 1970. */
  changed: Record<SharedId, number>;
  /** What this browser had before anything was shared has been added. */
  isComplete: boolean;
}

/**
 * What has changed in this browser and is not in the customer's account yet: ids alone, because the lists have the values, and an
 * item that they do not have was deleted (docs/decisions/010-listening-progress.md).
 */
export const unsentItems = (storage: RawStorage) => {
  const read = (account: string): Unsent => {
    try {
      const stored: unknown = JSON.parse(storage.read(`unsent:${account}`) ?? '');
      const { changed, isComplete } = stored as Partial<Unsent>; // each field is checked
      const entries = Object.entries(changed ?? {}).filter(([, at]) => Number.isFinite(at));
      return { changed: Object.fromEntries(entries), isComplete: isComplete === true };
    } catch {
      return { changed: {}, isComplete: false };
    }
  };
  const write = (account: string, unsent: Unsent) =>
    storage.write(`unsent:${account}`, JSON.stringify(unsent));

  return {
    /** Returns when each item was changed that must be sent. */
    read: (account: string): Unsent['changed'] => read(account).changed,

    /** Records a change of the user's: every item that was added, changed or deleted. */
    record: (account: string, before: SharedItems, after: SharedItems): void => {
      const ids = [...new Set([...before.keys(), ...after.keys()])];
      const different = ids.filter((id) => before.get(id) !== after.get(id));
      if (different.length === 0) return;
      const { changed, isComplete } = read(account);
      for (const id of different) {
        const [kind, key = ''] = id.split(' ');
        // A note that is written while another device deletes its bookmark keeps the bookmark, which must arrive first.
        if (kind === 'note') changed[`bookmark ${key}`] = Date.now();
        // With a bookmark goes a note that another device has written and this one has not received.
        if (kind === 'bookmark' && !after.has(id)) changed[`note ${key}`] = Date.now();
        changed[id] = Date.now();
      }
      write(account, { changed, isComplete });
    },

    /** Adds, once, what this browser already has, as older than everything else. */
    complete: (account: string, all: SharedItems): void => {
      const { changed, isComplete } = read(account);
      if (isComplete || all.size === 0) return;
      for (const id of all.keys()) changed[id] ??= 0;
      write(account, { changed, isComplete: true });
    },

    /** Removes what was sent and has not changed since. */
    forget: (account: string, sent: Unsent['changed']): void => {
      const { changed, isComplete } = read(account);
      const rest = Object.entries(changed).filter(([id, at]) => sent[id as SharedId] !== at); // its keys
      write(account, { changed: Object.fromEntries(rest), isComplete });
    },
  };
};
