import { Type, type Static } from 'typebox';

/**
 * What a customer's devices share: `GET users/listening?since=` and `POST users/listening`. The provider's API has no
 * such calls; docs/decisions/010-listening-progress.md explains them.
 */

/** Kinds of what is shared; the app defines the keys and values of each. */
const listeningKinds = ['progress', 'bookmark', 'queue'] as const;

/** Maximum number of changes in a request, and in a response. */
export const LISTENING_BATCH = 200;

/** A kind of device, and what distinguishes this browser from the customer's others. */
const device = Type.String({ pattern: '^(phone|tablet|computer)-[a-z0-9]{8}$' });

const change = {
  kind: Type.Enum(listeningKinds),
  /** What identifies it among those of its kind, such as a track's id. */
  key: Type.String({ pattern: '^[\\w./-]{1,80}$' }),
  /** Null: it was deleted. */
  value: Type.Union([
    Type.Record(
      Type.String({ pattern: '^\\w{1,20}$' }),
      Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()]),
      { maxProperties: 12 },
    ),
    Type.Null(),
  ]),
  /**
   * Milliseconds between the change and this message, by the clock of its sender: so no device needs the right time. The
   * change that is younger wins, in whichever order they arrive.
   */
  age: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
};

export const WireListeningChange = Type.Object(change, { additionalProperties: false });
export type WireListeningChange = Static<typeof WireListeningChange>;

export const ListeningRequest = Type.Object({
  device,
  changes: Type.Array(WireListeningChange, { minItems: 1, maxItems: LISTENING_BATCH }),
});
export type ListeningRequest = Static<typeof ListeningRequest>;

/** The changes of all devices with a later version than `since`, the oldest first. */
export const ListeningResponse = Type.Object({
  data: Type.Array(Type.Object({ ...change, device })),
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
