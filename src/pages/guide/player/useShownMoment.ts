import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Pixels of the window that the header and the bars at the bottom may cover. */
const covered = { top: 96, bottom: 160 };

/** History entries whose moment was shown: when the user goes back to one, the browser restores its position. */
const shownEntries = new Set<string>();

/**
 * Scrolls an element into view when its page is opened by a link, unless it is visible or the user has scrolled. The
 * focus stays where it is. The returned ref belongs to the element.
 */
export function useShownMoment(isShown: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    // jsdom has no layout and no ResizeObserver.
    if (!isShown || !element.current || typeof ResizeObserver === 'undefined') return;
    // The first page of a document has the key 'default', and the type of one that the user went back to.
    const isRestored = shownEntries.has(key) || (navigation === 'POP' && key !== 'default');
    shownEntries.add(key);
    if (isRestored || window.scrollY > 0) return;
    const { bottom, top } = element.current.getBoundingClientRect();
    if (top >= covered.top && bottom <= window.innerHeight - covered.bottom) return;
    element.current.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isShown, key, navigation]);
  return element;
}
