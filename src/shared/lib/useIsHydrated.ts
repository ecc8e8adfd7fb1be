import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in what the server sends and while that is taken up: for what a page can't do before its script is
 * there, and for what only the browser knows.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
