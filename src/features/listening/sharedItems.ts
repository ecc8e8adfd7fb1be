import { isAnyOf } from '@reduxjs/toolkit';
import type { WireSharedItem } from '../../../contract/listening.ts';
import type { SharedItem } from '../../domain/decode/customer/decodeListening.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import { unsentItems, type SharedId, type SharedItems } from '../../shared/storage/unsentItems.ts';
import type { AppDispatch, RootState } from '../../shared/store/rootState.ts';
import { bookmarkEvents } from '../bookmarks/bookmarksSlice.ts';
import {
  bookmarksStorage,
  sharedBookmarks,
  withShared as bookmarksWithShared,
} from '../bookmarks/bookmarksStorage.ts';
import {
  queueStorage,
  sharedQueue,
  toQueue,
  withShared as queueWithShared,
} from '../player/engine/queue/queueStorage.ts';
import { playerEvents } from '../player/state/playerSlice.ts';
import type { PlayerPreferences } from '../player/state/playerState.ts';

/** Characters of one message: a page that is left sends at most 64 KB, and a request has at most 200 items. */
const [maxLength, maxItems] = [30_000, 200];

/** What is sent of an item; the age is added when it leaves. */
type Outgoing = Pick<WireSharedItem, 'kind' | 'key' | 'value'> & { at: number };

/** Returns the speeds as a customer's devices share them. */
const sharedRates = ({ standard, byGuide }: PlayerPreferences['rates']): SharedItems =>
  new Map<SharedId, string>([
    ...(standard === 1 ? [] : [['rate standard', String(standard)] as const]),
    ...Object.entries(byGuide).map(([id, rate]): [SharedId, string] => [
      `rate ${id}`,
      String(rate),
    ]),
  ]);

const isRateChange = isAnyOf(playerEvents.rateChanged, playerEvents.guideRateReset);

/** Marks the change of a speed that another device has made: this one does not send it back. */
const received = <A extends object>(action: A) => ({ ...action, meta: { isReceived: true } });

/** Bookmarks, notes, queue and speeds: what this browser has of them, what it has not sent, and what it is sent. */
export function sharedItems(storage: RawStorage) {
  const unsent = unsentItems(storage);
  const bookmarks = bookmarksStorage(storage);
  const queue = queueStorage(storage);

  const all = (account: string, { player }: RootState): SharedItems =>
    new Map([
      ...sharedBookmarks(bookmarks.read(account)),
      ...sharedQueue(queue.read(account)),
      ...sharedRates(player.rates),
    ]);

  return {
    /** Adds, once for an account, what this browser had before its devices shared anything. */
    complete: (account: string, state: RootState) => unsent.complete(account, all(account, state)),

    /** Records a change of a speed; lists record their own changes. */
    recordRates: (account: string, action: unknown, now: RootState, before: RootState): void => {
      if (!isRateChange(action) || 'meta' in action) return;
      unsent.record(account, sharedRates(before.player.rates), sharedRates(now.player.rates));
    },

    hasUnsent: (account: string): boolean => Object.keys(unsent.read(account)).length > 0,

    /** Returns what must be sent next: as much as one message may have. */
    next: (account: string, state: RootState): Outgoing[] => {
      const values = all(account, state);
      let length = 0;
      return Object.entries(unsent.read(account)).flatMap(([id, at], index) => {
        const value = values.get(id as SharedId) ?? null; // the record's keys
        length += id.length + (value?.length ?? 0);
        if (index >= maxItems || (index > 0 && length > maxLength)) return [];
        const [kind, key] = id.split(' ') as [WireSharedItem['kind'], string]; // a SharedId
        return [{ kind, key, value, at }];
      });
    },

    forget: (account: string, sent: readonly Outgoing[]): void =>
      unsent.forget(
        account,
        Object.fromEntries(sent.map(({ kind, key, at }) => [`${kind} ${key}`, at])),
      ),

    /** Stores and shows what other devices have changed, unless this browser has changed it later. */
    receive: (account: string, items: readonly SharedItem[], dispatch: AppDispatch): void => {
      const own = unsent.read(account);
      const time = Date.now();
      const changes = new Map<SharedId, string | null>(
        items
          .map(({ kind, key, value, age }) => [`${kind} ${key}` as SharedId, value, age] as const) // its form
          .filter(([id, , age]) => (own[id] ?? 0) <= time - age)
          .map(([id, value]) => [id, value]),
      );
      if (changes.size === 0) return;
      const marked = bookmarksWithShared(bookmarks.read(account), changes);
      if (bookmarks.write(account, marked)) dispatch(bookmarkEvents.bookmarksRead(marked));
      const queued = queueWithShared(queue.read(account), changes);
      if (queue.write(account, queued)) dispatch(playerEvents.queueRead(toQueue(queued)));
      for (const [id, value] of changes) {
        if (!id.startsWith('rate ')) continue;
        const guideId = id === 'rate standard' ? null : Number(id.slice('rate '.length));
        const rate = Number(value ?? 1);
        if (value === null && guideId !== null)
          dispatch(received(playerEvents.guideRateReset(guideId)));
        else if (rate > 0) dispatch(received(playerEvents.rateChanged({ guideId, rate })));
      }
    },
  };
}
