import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new page to its top; when the user goes back, the browser restores the position. */
export function useScrollToTop(): void {
  const { hash, pathname } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    // useScrollToHash scrolls to a section in the address.
    if (navigation !== 'POP' && hash === '') window.scrollTo(0, 0);
    // Changes of the query in the same page, such as a search, do not scroll.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
