import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another page has the keyboard and the screen reader begin at its content. After the effects of what it
 * replaces: a popover that closes gives the focus back to its button first. A redirect is not the user's doing.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const isInDialog = document.activeElement?.closest('[aria-modal="true"]');
    if (navigation !== 'REPLACE' && !isInDialog) content.current?.focus({ preventScroll: true });
  }, [content, navigation, pathname]);
}
