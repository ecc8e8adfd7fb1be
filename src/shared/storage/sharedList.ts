import type { accountList } from './accountList.ts';
import type { RawStorage } from './rawStorage.ts';
import { unsentItems, type SharedItems } from './unsentItems.ts';

type List<Item> = ReturnType<ReturnType<typeof accountList<Item>>>;

/**
 * Returns a list of which the customer's other devices receive each change of the user's. `read` and `write` are the
 * list's own: what is written by `write` is not shared.
 */
export const sharedList = <Item>(
  list: List<Item>,
  storage: RawStorage,
  toShared: (items: Item[]) => SharedItems,
) => ({
  ...list,
  /** Returns whether the list is stored. */
  change: (account: string | null, items: Item[]): boolean => {
    const before = toShared(list.read(account));
    const isStored = list.write(account, items);
    if (isStored && account !== null)
      unsentItems(storage).record(account, before, toShared(list.read(account)));
    return isStored;
  },
});
