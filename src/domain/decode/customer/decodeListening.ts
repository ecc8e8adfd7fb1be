import type {
  ListeningResponse,
  WireListening,
  WireSharedItem,
} from '../../../../contract/listening.ts';
import { flag, list, nonNegativeNumber, record, text } from '../wire.ts';

function toListening(value: unknown) {
  const wire = record<WireListening>(value, 'track');
  return {
    trackId: nonNegativeNumber(wire, 'track_id'),
    guideId: nonNegativeNumber(wire, 'guide_id'),
    /** Seconds. */
    position: nonNegativeNumber(wire, 'position'),
    isFinished: flag(wire, 'finished'),
    /** Of the recording that the position is in; absent: the guide's first one. */
    ...(wire.language !== undefined && { lang: text(wire, 'language') }),
    /** Such as `phone-3k9x0a2b`. */
    device: text(wire, 'device'),
    /** Milliseconds before the response. */
    age: nonNegativeNumber(wire, 'age'),
  };
}

/** Where a device has listened to a track. */
export type Listening = ReturnType<typeof toListening>;

const kinds = ['bookmark', 'note', 'queue', 'rate'] as const;

function toSharedItem(value: unknown) {
  const wire = record<WireSharedItem>(value, 'item');
  const kind = kinds.find((each) => each === wire.kind);
  // Of a later version of the app.
  if (!kind) return [];
  return [
    {
      kind,
      key: text(wire, 'key'),
      /** JSON; null: deleted. */
      value: wire.value === null ? null : text(wire, 'value'),
      device: text(wire, 'device'),
      age: nonNegativeNumber(wire, 'age'),
    },
  ];
}

/** What a device has changed: a bookmark, a note, a queued track, a speed. */
export type SharedItem = ReturnType<typeof toSharedItem>[number];

/** @throws WireError */
export function toListenings(value: unknown) {
  const wire = record<ListeningResponse>(value, 'listening');
  return {
    tracks: list(wire.data, 'data', toListening),
    items: list(wire.items ?? [], 'items', toSharedItem).flat(),
    version: nonNegativeNumber(wire, 'version'),
    hasMore: flag(wire, 'more'),
  };
}

export type Listenings = ReturnType<typeof toListenings>;
