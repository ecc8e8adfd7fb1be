import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in the server's HTML and during hydration: for what a page cannot do before its script is
 * loaded, and for what only the browser knows.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
