import { abilities } from '../../../../shared/lib/abilities.ts';
import { useIsHydrated } from '../../../../shared/lib/useIsHydrated.ts';
import { canEncrypt } from '../vault/encryption.ts';

/** Returns whether this browser can store data and encrypt it. */
export const canStoreDownloads = (): boolean => abilities.indexedDb() !== undefined && canEncrypt();

/** Returns the same; true on the server, until the browser has checked. */
export const useCanStoreDownloads = (): boolean => !useIsHydrated() || canStoreDownloads();
