/** TypeBox pieces that every endpoint family uses, and the check of schemas against the contract. */
import { Type, type Static, type TSchema } from 'typebox';
import type { ErrorBody } from '../../contract/envelope.ts';

/** True when both types accept the same values and name the same members. */
export type Same<A, B> = [A, keyof A] extends [B, keyof B]
  ? [B, keyof B] extends [A, keyof A]
    ? true
    : false
  : false;

/**
 * `wire<WireGuide>()(Type.Object({…}))` compiles only when the schema describes exactly that wire type,
 * so that the contract, the validation and the OpenAPI description cannot drift apart.
 */
export const wire =
  <T>() =>
  <S extends TSchema>(
    schema: Same<Static<S>, T> extends true ? S : { differsFromTheContract: [Static<S>, T] },
  ): S =>
    // The condition above has refused everything but S; TypeScript cannot narrow by it.
    schema as S;

/** PostgreSQL's bigint reaches further than a JavaScript number: larger ids are refused, never rounded. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const IdParams = Type.Object({ id: Id });

export const envelope = <S extends TSchema>(data: S) => Type.Object({ data });
export const listOf = <S extends TSchema>(item: S) => envelope(Type.Array(item));
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const ErrorAnswer = wire<ErrorBody>()(
  Type.Object({
    message: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  }),
);

/** The refusals to describe beside a route's own answers. */
export const refusals = <const N extends number>(...statuses: N[]): Record<N, typeof ErrorAnswer> =>
  // fromEntries widens keys to string; they are exactly the statuses given.
  Object.fromEntries(statuses.map((status) => [status, ErrorAnswer])) as Record<
    N,
    typeof ErrorAnswer
  >;
