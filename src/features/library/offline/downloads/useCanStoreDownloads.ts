import { useSyncExternalStore } from 'react';
import { canStoreDownloads } from './canStoreDownloads.ts';

const never = () => () => undefined;

/** Whether this browser can keep downloads; true while rendered elsewhere, until the browser says otherwise. */
export const useCanStoreDownloads = (): boolean =>
  useSyncExternalStore(never, canStoreDownloads, () => true);
