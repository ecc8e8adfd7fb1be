import type { VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../../../shared/store/hooks.ts';

/** Number of items that a list shows first. Each 'Load More' doubles what is shown: 2,000 items are 8 presses. */
const firstItems = 12;

/** The layout of a long list when its page was left. */
export interface ListSnapshot {
  /** Pixels: at another width the rows have other heights. */
  width: number;
  columns: number;
  /** The first and the last rendered row. */
  firstRow: number;
  lastRow: number;
  scrollY: number;
  /** The measured rows. */
  rows: VirtualItem[];
}

interface RevealedItems {
  list: string;
  /** How often 'Load More' was pressed. */
  steps: number;
  snapshot?: ListSnapshot;
  /** Index of the card that has the focus. */
  focused?: number;
}

/** How far lists were opened, by the history entry of their page. One map for each store. */
const snapshotsByStore = new WeakMap<object, Map<string, RevealedItems>>();

function snapshotsOf(store: object): Map<string, RevealedItems> {
  const known = snapshotsByStore.get(store);
  if (known) return known;
  const made = new Map<string, RevealedItems>();
  snapshotsByStore.set(store, made);
  return made;
}

/**
 * Returns how many items a list shows, and 'Load More'. `list` identifies it: another one begins at its start. When the
 * user goes back, the list is as far open and exactly as high as before, so that the browser can restore the scroll
 * position. Before the first 'Load More' there are `first` items.
 */
export function useRevealedItems(list: string, first = firstItems) {
  const snapshots = snapshotsOf(useAppStore());
  const { key } = useLocation();
  const [revealed, setRevealed] = useState<RevealedItems>(() => {
    const left = snapshots.get(key);
    return left?.list === list ? left : { list, steps: 0 };
  });
  const [leftFrom] = useState(revealed.focused);
  if (revealed.list !== list) setRevealed({ list, steps: 0 });
  const { steps, snapshot } = revealed.list === list ? revealed : { steps: 0, snapshot: undefined };
  useEffect(() => void snapshots.set(key, { list, steps }), [key, list, snapshots, steps]);
  const saveSnapshot = useCallback(
    (left: ListSnapshot) =>
      void snapshots.set(key, { ...snapshots.get(key), list, steps, snapshot: left }),
    [key, list, snapshots, steps],
  );
  return {
    limit: first * 2 ** steps,
    /** Whether 'Load More' was not pressed yet. */
    isFirst: steps === 0,
    more: () => setRevealed({ list, steps: steps + 1, snapshot }),
    /** The layout of the list when it was left, if the user has returned to it. */
    snapshot,
    /** Call it when the list is left. */
    saveSnapshot,
    /** Index of the card from which the user has left the list and now returns; undefined otherwise. */
    leftFrom,
    /** Call it when a card gets the focus, and with undefined when none has it. */
    saveFocus: (focused: number | undefined) =>
      void snapshots.set(key, { ...snapshots.get(key), list, steps, focused }),
  };
}
