import { useLayoutEffect } from 'react';

/**
 * Stops scrolling of the page behind the dialog, without a shift by the hidden scrollbar. MUI does this only for
 * dialogs that are children of the body.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const { documentElement: page, body } = document;
    const scrollbar = window.innerWidth - page.clientWidth;
    page.style.overflow = 'hidden';
    body.style.paddingRight = `${scrollbar}px`;
    return () => {
      page.style.overflow = '';
      body.style.paddingRight = '';
    };
  }, [isLocked]);
}
