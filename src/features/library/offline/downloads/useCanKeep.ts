import { useSyncExternalStore } from 'react';
import { canKeep } from './canKeep.ts';

const never = () => () => undefined;

/** Whether this browser can keep downloads; true while rendered elsewhere, until the browser says otherwise. */
export const useCanKeep = (): boolean => useSyncExternalStore(never, canKeep, () => true);
