import type { Guide } from '../../../domain/model.ts';
import { wordsCopy } from '../../../domain/text/copy.ts';
import { spokenLength } from '../../../domain/text/duration.ts';

/** Seconds from which a guide's length is given as a time. */
const longEnough = 600;

/** Returns the length of a guide: minutes if there are ten, else stops; empty if the provider does not send it. */
export function guideLength({ duration = 0, stops }: Pick<Guide, 'duration' | 'stops'>): string {
  if (duration >= longEnough) return spokenLength(duration);
  return stops === undefined ? '' : wordsCopy.stops(stops);
}
