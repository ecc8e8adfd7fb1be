import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { Clip } from '../state/playerState.ts';

type Kind = 'guide' | Clip['kind'];

/**
 * Returns how much of the window the header covers, and on a phone the buttons of a guide and the navigation. The
 * player's bar is not among them: it is not shown beside visible controls.
 */
const rootMargin = () =>
  `-64px 0px ${window.matchMedia('(max-width: 599.95px)').matches ? -132 : 0}px`;

/** Share of the controls that has to be visible. */
const visibleShare = 0.5;

/** Players of the pages whose controls are visible, by what they play: `guide/7`. */
let visibleKeys: readonly string[] = [];
const subscribers = new Set<() => void>();

const keyOf = (kind: Kind, id: number) => `${kind}/${id}`;

function show(key: string, isVisible: boolean): void {
  const others = visibleKeys.filter((each) => each !== key);
  visibleKeys = isVisible ? [...others, key] : others;
  subscribers.forEach((changed) => changed());
}

const subscribe = (changed: () => void) => {
  subscribers.add(changed);
  return () => subscribers.delete(changed);
};

/** Watches whether the controls of a page's own player are visible. The returned ref belongs to their element. */
export function useInlinePlayer(kind: Kind, id: number): RefObject<HTMLDivElement | null> {
  const controls = useRef<HTMLDivElement>(null);
  const key = keyOf(kind, id);
  useEffect(() => {
    if (!controls.current) return;
    // jsdom has no layout: everything counts as visible.
    if (typeof IntersectionObserver === 'undefined') {
      show(key, true);
      return () => show(key, false);
    }
    const observer = new IntersectionObserver(
      (entries) => show(key, (entries.at(-1)?.intersectionRatio ?? 0) >= visibleShare),
      { rootMargin: rootMargin(), threshold: visibleShare },
    );
    observer.observe(controls.current);
    return () => {
      observer.disconnect();
      show(key, false);
    };
  }, [key]);
  return controls;
}

/** Returns whether the page shows the controls of its own player for this guide or clip, so that it needs no bar. */
export const useIsInlinePlayerVisible = (kind: Kind, id: number): boolean =>
  useSyncExternalStore(subscribe, () => visibleKeys.includes(keyOf(kind, id)));
