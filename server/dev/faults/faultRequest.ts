import { Type, type Static } from 'typebox';

export const FaultRequest = Type.Object(
  {
    kind: Type.Enum(['latency', 'status', 'truncate', 'repeat-webhook', 'payment-down']),
    /** Path of the requests, without the query; `*` matches any text. Default: every path. */
    path: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** Default: every method. */
    method: Type.Optional(Type.String({ pattern: '^[A-Za-z]{3,7}$' })),
    /** Of `latency`: delay of the request in milliseconds. Default 2000. */
    ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    /** Of `status`. Default 500. */
    status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
    /** Of `repeat-webhook`: how often the webhook is repeated. Default 19. */
    repeats: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** Number of requests that it affects. Default: all until it is removed. */
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);
export type FaultRequest = Static<typeof FaultRequest>;
