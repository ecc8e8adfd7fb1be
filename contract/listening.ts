import { Type, type Static } from 'typebox';
import { Id } from './envelope.ts';

/**
 * Where a customer's devices are in their tracks: `GET users/listening?since=` and `POST users/listening`. The provider's
 * API has no such calls; docs/decisions/010-listening-progress.md explains them.
 */

/** Maximum number of tracks in a request, and in a response. */
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

export const ListeningRequest = Type.Object({
  device,
  tracks: Type.Array(Type.Object(track), { minItems: 1, maxItems: LISTENING_BATCH }),
});
export type ListeningRequest = Static<typeof ListeningRequest>;

export const WireListening = Type.Object({ ...track, guide_id: Id, device });
export type WireListening = Static<typeof WireListening>;

/** What all devices have changed after the version `since`, the oldest first. */
export const ListeningResponse = Type.Object({
  data: Type.Array(WireListening),
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
