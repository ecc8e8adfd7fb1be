import { abilities } from '../../../../shared/lib/abilities.ts';
import { canEncrypt } from '../vault/encryption.ts';

/** Returns whether this browser can store data and encrypt it. */
export const canStoreDownloads = (): boolean => abilities.indexedDb() !== undefined && canEncrypt();
