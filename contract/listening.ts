import { Type, type Static } from 'typebox';
import { Id, orNull } from './envelope.ts';

/**
 * What a customer's devices share: where they are in their tracks, bookmarks, queue and speeds: `GET users/listening?since=` and `POST users/listening`. The provider's
 * API has no such calls; docs/decisions/010-listening-progress.md explains them.
 */

/** Maximum number of tracks in a request, and in a response; also of items. */
export const LISTENING_BATCH = 200;

/** A kind of device, and what distinguishes this browser from the customer's others. */
const device = Type.String({ pattern: '^(phone|tablet|computer)-[a-z0-9]{8}$' });

const track = {
  track_id: Id,
  /** Seconds; 0 in a track that was played to its end. */
  position: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  /** Was played to its end once. */
  finished: Type.Boolean(),
  /**
   * Milliseconds between the listening and this message, by the clock of its sender: so no device needs the right time.
   * The younger listening wins, in whichever order they arrive.
   */
  age: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
};

/** What the app shares as items; the server reads neither their keys nor their values. */
const SharedKind = Type.Union([
  Type.Literal('bookmark'),
  Type.Literal('note'),
  Type.Literal('queue'),
  Type.Literal('rate'),
]);
export type SharedKind = Static<typeof SharedKind>;

/** Maximum number of a customer's items; deleted ones count for a year. */
export const MAX_SHARED_ITEMS = 5000;

/** Of the recording that the position is in, absent: the guide's first one. */
const language = Type.Optional(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }));

const item = {
  kind: SharedKind,
  /** Identifies the item among those of its kind. */
  key: Type.String({ pattern: '^[\\w/-]{1,64}$' }),
  /** JSON; null: the item is deleted. Without NUL and lone surrogates, which PostgreSQL's text cannot contain. */
  value: orNull(Type.String({ maxLength: 4000, pattern: '^[^\\u0000\\ud800-\\udfff]*$' })),
  /** As a track's. */
  age: track.age,
};

export const ListeningRequest = Type.Object({
  device,
  tracks: Type.Array(Type.Object({ ...track, language }), { maxItems: LISTENING_BATCH }),
  items: Type.Optional(Type.Array(Type.Object(item), { maxItems: LISTENING_BATCH })),
});
export type ListeningRequest = Static<typeof ListeningRequest>;

export const WireListening = Type.Object({ ...track, language, guide_id: Id, device });
export type WireListening = Static<typeof WireListening>;

export const WireSharedItem = Type.Object({ ...item, device });
export type WireSharedItem = Static<typeof WireSharedItem>;

/** What all devices have changed after the version `since`, the oldest first. */
export const ListeningResponse = Type.Object({
  data: Type.Array(WireListening),
  /** Absent from an earlier version of the server. */
  items: Type.Optional(Type.Array(WireSharedItem)),
  /** Of the last one; `since` of the next call. */
  version: Type.Integer({ minimum: 0 }),
  /** There are more than fit into a response. */
  more: Type.Boolean(),
});
export type ListeningResponse = Static<typeof ListeningResponse>;

export const ListeningQuery = Type.Object({
  since: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  /** Seconds, at most 29, for which the server waits for a change before it answers that there is none. */
  wait: Type.Optional(Type.String({ pattern: '^[12]?\\d$' })),
});
