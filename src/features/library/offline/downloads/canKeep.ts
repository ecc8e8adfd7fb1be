import { canEncrypt } from '../vault/encryption.ts';

/** Whether this browser can keep anything, and may encrypt it. */
export const canKeep = (): boolean => typeof indexedDB !== 'undefined' && canEncrypt();
