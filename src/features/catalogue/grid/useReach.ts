import type { VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

/** How many items each 'Load More' reveals of those already fetched: the API has no pages. */
const step = 12;

/** The layout of a long list when its page was left. */
export interface Place {
  /** Pixels: in a grid of another width the rows have other heights. */
  width: number;
  columns: number;
  /** The rows that were drawn, first and last. */
  firstRow: number;
  lastRow: number;
  scrollY: number;
  /** The rows that were measured. */
  rows: VirtualItem[];
}

interface Reach {
  list: string;
  limit: number;
  place?: Place;
}

/** How far lists were opened, by the place in the history that they were opened at. One memory a store. */
const memories = new WeakMap<object, Map<string, Reach>>();

function memoryOf(store: object): Map<string, Reach> {
  const known = memories.get(store);
  if (known) return known;
  const made = new Map<string, Reach>();
  memories.set(store, made);
  return made;
}

interface OpenList {
  limit: number;
  more: () => void;
  /** The layout of the list when it was left, if the user has come back to it. */
  place: Place | undefined;
  /** To be called when the list is left. */
  keep: (place: Place) => void;
}

/**
 * How many items a list shows, and 'Load More'. `list` names it: another one begins at its start. The way
 * back finds a list as far open and exactly as high as it was left, so that the browser can scroll to where
 * one was.
 */
export function useReach(list: string): OpenList {
  const memory = memoryOf(useStore());
  const { key } = useLocation();
  const [reach, setReach] = useState<Reach>(() => {
    const left = memory.get(key);
    return left?.list === list ? left : { list, limit: step };
  });
  if (reach.list !== list) setReach({ list, limit: step });
  const { limit, place } = reach.list === list ? reach : { limit: step, place: undefined };
  useEffect(() => void memory.set(key, { list, limit }), [key, limit, list, memory]);
  const keep = useCallback(
    (left: Place) => void memory.set(key, { list, limit, place: left }),
    [key, limit, list, memory],
  );
  return { limit, more: () => setReach({ list, limit: limit + step, place }), place, keep };
}
