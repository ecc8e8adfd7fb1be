import { canEncrypt } from '../vault/encryption.ts';

/** Whether this browser can keep anything, and may encrypt it. */
export const canStoreDownloads = (): boolean => typeof indexedDB !== 'undefined' && canEncrypt();
