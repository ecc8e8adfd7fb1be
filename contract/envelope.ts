import { Type, type Static, type TSchema } from 'typebox';

/**
 * Schemas that all families of calls share. The type of a schema has the schema's name; the app imports only types
 * (`import type`), the server validates and serializes with the schemas.
 */

/** PostgreSQL's bigint has larger values than a JavaScript number: larger ids are refused, never rounded. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const IdParams = Type.Object({ id: Id });

/** The provider wraps nearly every response in `data`. */
export const envelope = <S extends TSchema>(data: S) => Type.Object({ data });
export const listOf = <S extends TSchema>(item: S) => envelope(Type.Array(item));
export interface Envelope<T> {
  data: T;
}

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Every error response has this form (docs/faults.md). `errors` maps a field of the request to its messages. */
export const ErrorBody = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** Returns the schemas of a call's error responses. */
export const refusals = <const N extends number>(...statuses: N[]): Record<N, typeof ErrorBody> =>
  // fromEntries widens keys to string; they are exactly the given statuses.
  Object.fromEntries(statuses.map((status) => [status, ErrorBody])) as Record<N, typeof ErrorBody>;

/** The response of calls that only report success. */
export const MessageResponse = Type.Object({ message: Type.String() });
export type MessageResponse = Static<typeof MessageResponse>;
