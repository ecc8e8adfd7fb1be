import type { ListeningResponse, WireListening } from '../../../../contract/listening.ts';
import { flag, list, nonNegativeNumber, record, text } from '../wire.ts';

/** Where a device has listened to a track. */
export interface Listening {
  trackId: number;
  guideId: number;
  /** Seconds. */
  position: number;
  isFinished: boolean;
  /** Such as `phone-3k9x0a2b`. */
  device: string;
  /** Milliseconds before the response. */
  age: number;
}

export interface Listenings {
  tracks: Listening[];
  version: number;
  hasMore: boolean;
}

function toListening(value: unknown): Listening {
  const wire = record<WireListening>(value, 'track');
  return {
    trackId: nonNegativeNumber(wire, 'track_id'),
    guideId: nonNegativeNumber(wire, 'guide_id'),
    position: nonNegativeNumber(wire, 'position'),
    isFinished: flag(wire, 'finished'),
    device: text(wire, 'device'),
    age: nonNegativeNumber(wire, 'age'),
  };
}

/** @throws WireError */
export function toListenings(value: unknown): Listenings {
  const wire = record<ListeningResponse>(value, 'listening');
  return {
    tracks: list(wire.data, 'data', toListening),
    version: nonNegativeNumber(wire, 'version'),
    hasMore: flag(wire, 'more'),
  };
}
