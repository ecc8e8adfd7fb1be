import { Type, type Static, type TSchema } from 'typebox';

/**
 * What the calls of every family have in common. The types of a schema and of its values have one name; the app imports
 * the types alone (`import type`), the server validates and serialises with the schemas.
 */

/** PostgreSQL's bigint reaches further than a JavaScript number: larger ids are refused, never rounded. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const IdParams = Type.Object({ id: Id });

/** The provider wraps nearly every answer in `data`. */
export const envelope = <S extends TSchema>(data: S) => Type.Object({ data });
export const listOf = <S extends TSchema>(item: S) => envelope(Type.Array(item));
export interface Envelope<T> {
  data: T;
}

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Every refusal has this shape (docs/faults.md). `errors` maps a field of the request to its messages. */
export const ErrorBody = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** Returns the refusals to describe beside a call's own answers. */
export const refusals = <const N extends number>(...statuses: N[]): Record<N, typeof ErrorBody> =>
  // fromEntries widens keys to string; they are exactly the statuses given.
  Object.fromEntries(statuses.map((status) => [status, ErrorBody])) as Record<N, typeof ErrorBody>;

/** Calls that only say what they did. */
export const MessageResponse = Type.Object({ message: Type.String() });
export type MessageResponse = Static<typeof MessageResponse>;
