import type { Envelope } from '../../../contract/envelope.ts';

/**
 * Reads the fields of an answer of any shape. A wrong shape throws WireError, which becomes the error of
 * that one request (docs/faults.md).
 */
export class WireError extends Error {
  override name = 'WireError';
}

/** An object whose fields are named by `T`, a type of contract/, and may hold anything: none is checked yet. */
export type Unchecked<T> = { readonly [Name in keyof T]?: unknown };

export type WireRecord = Unchecked<Record<string, unknown>>;

/** The fields of `T` that hold a `Value` by the contract. A misspelt name, or a name of another field, does not compile. */
type FieldOf<T, Value> = {
  [Name in keyof T]-?: unknown extends T[Name]
    ? Name
    : NonNullable<T[Name]> extends Value
      ? Name
      : never;
}[keyof T] &
  string;

/** @param what names the object in the error */
export function record<T = Record<string, unknown>>(value: unknown, what: string): Unchecked<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WireError(`${what} is not an object`);
  }
  // An object that is not an array can be read by any string key.
  return value as Unchecked<T>;
}

export function list<T>(value: unknown, what: string, decode: (item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new WireError(`${what} is not a list`);
  return value.map(decode);
}

export function text<T>(from: Unchecked<T>, field: FieldOf<T, string>): string {
  const value = from[field];
  if (typeof value !== 'string') throw new WireError(`${field} is not a text`);
  return value;
}

/** A text that may be missing or null: the empty text. */
export function optionalText<T>(from: Unchecked<T>, field: FieldOf<T, string>): string {
  return from[field] === undefined || from[field] === null ? '' : text(from, field);
}

/** Ids and lengths: a finite number that is not negative. */
export function nonNegativeInteger<T>(from: Unchecked<T>, field: FieldOf<T, number>): number {
  const value = from[field];
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw new WireError(`${field} is not a number`);
  }
  return value;
}

/** Exact decimal text. Providers send prices as text or as number; both stay text here. */
export function decimal<T>(from: Unchecked<T>, field: FieldOf<T, string>): string {
  const value = typeof from[field] === 'number' ? String(from[field]) : text(from, field);
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(value)) throw new WireError(`${field} is not a price`);
  return value;
}

/** The provider's flags: true, 1 and '1' mean yes; everything else, absence included, no. */
export function flag<T>(from: Unchecked<T>, field: FieldOf<T, boolean | '0' | '1'>): boolean {
  const value = from[field];
  return value === true || value === 1 || value === '1';
}

/** Unwraps the provider's envelope, the field `data` of the body. */
export function enveloped<T>(decode: (data: unknown) => T): (body: unknown) => T {
  return (body) => decode(record<Envelope<unknown>>(body, 'answer').data);
}

export function envelopedList<T>(decode: (item: unknown) => T): (body: unknown) => T[] {
  return enveloped((data) => list(data, 'data', decode));
}
