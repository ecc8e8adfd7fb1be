import { nonNegativeNumber, list, record } from '../../../../domain/decode/wire.ts';
import type { RawStorage } from '../../../../shared/storage/rawStorage.ts';
import type { PlayerItem } from '../../state/playerState.ts';

type Account = string | null;

/** Version of the stored JSON. Another version counts as an empty queue. */
const version = 1;
/** How many tracks are stored. */
const maxEntries = 200;

const keyOf = (account: Account) => `queue:${account ?? 'visitor'}`;

/** The queue of each account in this browser; null is a visitor's. An invalid value counts as an empty queue. */
export function queueStorage(storage: RawStorage) {
  return {
    read: (account: Account): PlayerItem[] => {
      try {
        const stored = record(JSON.parse(storage.read(keyOf(account)) ?? ''), 'queue');
        return stored.version === version
          ? list(stored.items, 'items', toItem).slice(0, maxEntries)
          : [];
      } catch {
        return [];
      }
    },
    write: (account: Account, queue: PlayerItem[]): void => {
      const items = queue.slice(0, maxEntries);
      storage.write(keyOf(account), items.length > 0 ? JSON.stringify({ version, items }) : null);
    },
  };
}

function toItem(value: unknown): PlayerItem {
  const stored = record(value, 'item');
  return {
    guideId: nonNegativeNumber(stored, 'guideId'),
    trackId: nonNegativeNumber(stored, 'trackId'),
  };
}
