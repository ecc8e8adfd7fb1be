import type {
  ListeningResponse,
  SharedKind,
  WireListening,
  WireSharedItem,
} from '../../../../contract/listening.ts';
import { flag, list, nonNegativeNumber, record, text } from '../wire.ts';

/** Where a device has listened to a track. */
export interface Listening {
  trackId: number;
  guideId: number;
  /** Seconds. */
  position: number;
  isFinished: boolean;
  /** Of the recording that the position is in; absent: the guide's first one. */
  lang?: string;
  /** Such as `phone-3k9x0a2b`. */
  device: string;
  /** Milliseconds before the response. */
  age: number;
}

/** What a device has changed: a bookmark, a note, a queued track, a speed. */
export interface SharedItem {
  kind: SharedKind;
  key: string;
  /** JSON; null: deleted. */
  value: string | null;
  /** Such as `phone-3k9x0a2b`. */
  device: string;
  /** Milliseconds before the response. */
  age: number;
}

export interface Listenings {
  tracks: Listening[];
  items: SharedItem[];
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
    ...(wire.language !== undefined && { lang: text(wire, 'language') }),
    device: text(wire, 'device'),
    age: nonNegativeNumber(wire, 'age'),
  };
}

const kinds = ['bookmark', 'note', 'queue', 'rate'] as const satisfies SharedKind[];

function toSharedItem(value: unknown): SharedItem[] {
  const wire = record<WireSharedItem>(value, 'item');
  const kind = kinds.find((each) => each === wire.kind);
  // Of a later version of the app.
  if (!kind) return [];
  return [
    {
      kind,
      key: text(wire, 'key'),
      value: wire.value === null ? null : text(wire, 'value'),
      device: text(wire, 'device'),
      age: nonNegativeNumber(wire, 'age'),
    },
  ];
}

/** @throws WireError */
export function toListenings(value: unknown): Listenings {
  const wire = record<ListeningResponse>(value, 'listening');
  return {
    tracks: list(wire.data, 'data', toListening),
    items: list(wire.items ?? [], 'items', toSharedItem).flat(),
    version: nonNegativeNumber(wire, 'version'),
    hasMore: flag(wire, 'more'),
  };
}
