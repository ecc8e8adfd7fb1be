import { canSeal } from '../vault/sealing.ts';

/** Whether this browser can keep anything, and may encrypt it. */
export const canKeep = (): boolean => typeof indexedDB !== 'undefined' && canSeal();
