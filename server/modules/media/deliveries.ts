import type { Delivery } from '../../catalogue/store/mediaStore.ts';
import { HttpError } from '../../http/errors.ts';

/** Whether a track is free may change with the catalogue. */
export const FREE_AUDIO: Delivery = { scope: 'public', maxAgeSeconds: 3600 };

/** Cached only by the user's browser, and no longer than the address is valid. */
export function paidAudio(secondsLeft: number | null): Delivery {
  if (secondsLeft === null) throw new HttpError(403, 'This track is locked.');
  return {
    scope: 'private',
    validSeconds: secondsLeft,
    maxAgeSeconds: Math.min(3600, Math.floor(secondsLeft)),
  };
}
