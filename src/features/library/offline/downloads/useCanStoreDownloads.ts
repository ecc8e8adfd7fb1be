import { useSyncExternalStore } from 'react';
import { canStoreDownloads } from './canStoreDownloads.ts';

const never = () => () => undefined;

/** Returns whether this browser can store downloads; true on the server, until the browser has checked. */
export const useCanStoreDownloads = (): boolean =>
  useSyncExternalStore(never, canStoreDownloads, () => true);
