import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in the server's HTML and during hydration: for what a page cannot do before its script is loaded, and
 * for values that only the browser has.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
