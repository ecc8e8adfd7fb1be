import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { Clip } from '../state/playerState.ts';

type Kind = 'guide' | Clip['kind'];

/** Pixels of the window that the header above and the bars below cover. */
const rootMargin = '-64px 0px -160px';

/** The pages' own players whose controls are in sight, by what they play: `guide/7`. */
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

/** Watches whether the controls of a page's own player are in sight. The returned ref goes to their element. */
export function useInlinePlayer(kind: Kind, id: number): RefObject<HTMLDivElement | null> {
  const controls = useRef<HTMLDivElement>(null);
  const key = keyOf(kind, id);
  useEffect(() => {
    if (!controls.current) return;
    // jsdom: nothing is laid out, and everything is in sight.
    if (typeof IntersectionObserver === 'undefined') {
      show(key, true);
      return () => show(key, false);
    }
    const observer = new IntersectionObserver(
      (entries) => show(key, entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(controls.current);
    return () => {
      observer.disconnect();
      show(key, false);
    };
  }, [key]);
  return controls;
}

/** Whether the page shows the controls of its own player for this guide or clip: then it needs no bar. */
export const useIsInlinePlayerVisible = (kind: Kind, id: number): boolean =>
  useSyncExternalStore(subscribe, () => visibleKeys.includes(keyOf(kind, id)));
