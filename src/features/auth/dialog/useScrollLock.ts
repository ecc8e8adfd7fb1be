import { useLayoutEffect } from 'react';

/**
 * The page behind stands still, and its scrollbar makes way for the veil without moving the page. MUI
 * does this for dialogs that lie in the body alone.
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
