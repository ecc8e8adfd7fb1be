import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Another page begins at its top; on the way back the browser knows where one was. */
export function useScrollToTop(): void {
  const { hash, pathname } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    // An address with a section leads there: useScrollToHash.
    if (navigation !== 'POP' && hash === '') window.scrollTo(0, 0);
    // What changes in the same page's query, such as a search, moves nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
