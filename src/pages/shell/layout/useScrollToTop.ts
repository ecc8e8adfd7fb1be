import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls a new page to its top, and the same page after a press of a link to it; when the user goes back, the browser
 * restores the position.
 */
export function useScrollToTop(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const before = useRef<typeof location>(null);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = location;
    // Changes of the query in the same page, such as a search, do not scroll, nor does the entry of the full-screen
    // player. A link to the page's own address replaces its entry.
    const isNew =
      last?.pathname !== location.pathname ||
      (navigation === 'REPLACE' && last.search === location.search && last.hash === '');
    // useScrollToHash scrolls to a section in the address.
    if (isNew && navigation !== 'POP' && location.hash === '') window.scrollTo(0, 0);
  }, [location, navigation]);
}
