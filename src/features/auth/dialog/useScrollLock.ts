import { useLayoutEffect } from 'react';

/**
 * The page behind does not scroll, and hiding its scrollbar does not move it. MUI
 * does this for dialogs that are children of the body only.
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
