import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the content of a new page, so that the keyboard and the screen reader begin there. It runs after
 * the effects of the previous page: a popover that closes first gives the focus back to its button. Redirects do not
 * move the focus, and nothing takes it from a dialog, a menu, the header's search, or what Back has focused in the page.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const isInUse = document.activeElement?.closest(
      '[aria-modal="true"], [role="menu"], header [role="combobox"]',
    );
    const hasReturned = navigation === 'POP' && content.current?.querySelector(':focus') !== null;
    if (navigation !== 'REPLACE' && !isInUse && !hasReturned)
      content.current?.focus({ preventScroll: true });
  }, [content, navigation, pathname]);
}
