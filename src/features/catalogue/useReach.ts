import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

/** How many items each 'Load More' reveals of those already fetched: the API has no pages. */
const step = 12;

interface Reach {
  list: string;
  limit: number;
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

/**
 * How many items a list shows, and 'Load More'. `list` names it: another one begins at its start. The way
 * back finds a list as far open as it was left, so that the browser can scroll to where one was.
 */
export function useReach(list: string): [limit: number, more: () => void] {
  const memory = memoryOf(useStore());
  const { key } = useLocation();
  const [reach, setReach] = useState<Reach>(() => {
    const left = memory.get(key);
    return left?.list === list ? left : { list, limit: step };
  });
  if (reach.list !== list) setReach({ list, limit: step });
  const limit = reach.list === list ? reach.limit : step;
  useEffect(() => void memory.set(key, { list, limit }), [key, limit, list, memory]);
  return [limit, () => setReach({ list, limit: limit + step })];
}
