import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Keys that scroll, or that move the focus and so scroll. */
const scrollKeys = new Set('Tab ArrowUp ArrowDown PageUp PageDown Home End'.split(' '));

/** Share of the list's height above the current sentence. */
const above = 1 / 3;

/**
 * Keeps the current row of a list in view, until the user scrolls: by wheel, touch, key or scroll bar. `follow` starts
 * again. The list scrolls by itself, not the page.
 */
export function useFollowing(current: number) {
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  useEffect(() => {
    const frame = list.current;
    const row = frame?.children[current];
    if (!isFollowing || !frame || !(row instanceof HTMLElement)) return;
    // Smooth by the style sheet, unless the user prefers reduced motion.
    frame.scrollTop = row.offsetTop - (frame.clientHeight - row.offsetHeight) * above;
  }, [current, isFollowing]);
  const stop = () => setFollowing(false);
  return {
    list,
    isFollowing,
    follow: () => setFollowing(true),
    scrollHandlers: {
      onWheel: stop,
      onTouchMove: stop,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (scrollKeys.has(key)) stop();
      },
      // Its own scroll bar: a row would be the target.
      onPointerDown: ({ target, currentTarget }: PointerEvent) => {
        if (target === currentTarget) stop();
      },
    },
  };
}
