import type { Envelope, MessageResponse } from '../../../contract/envelope.ts';

/**
 * Reads the fields of a response of any form. For a wrong form it throws WireError, which becomes the error of that one
 * request (docs/faults.md).
 */
export class WireError extends Error {
  override name = 'WireError';
}

/** An object with the field names of `T`, a type of contract/, whose values are not checked yet. */
export type Unchecked<T> = { readonly [Name in keyof T]?: unknown };

export type WireRecord = Unchecked<Record<string, unknown>>;

/**
 * The fields of `T` that contain a `Value` by the contract. A misspelt name, or the name of another field, does not
 * compile.
 */
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

/** Returns a text that may be missing or null: then the empty text. */
export function optionalText<T>(from: Unchecked<T>, field: FieldOf<T, string>): string {
  return from[field] === undefined || from[field] === null ? '' : text(from, field);
}

/** Returns an id, a length or a time: a finite number that is not negative. */
export function nonNegativeNumber<T>(from: Unchecked<T>, field: FieldOf<T, number>): number {
  const value = from[field];
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw new WireError(`${field} is not a number`);
  }
  return value;
}

/** Returns exact decimal text. Providers send prices as text or as numbers; both become text. */
export function decimal<T>(from: Unchecked<T>, field: FieldOf<T, string>): string {
  const value = typeof from[field] === 'number' ? String(from[field]) : text(from, field);
  if (!/^\d{1,10}(\.\d{1,3})?$/.test(value)) throw new WireError(`${field} is not a price`);
  return value;
}

/** Returns a flag of the provider: true, 1 and '1' are true; everything else is false, also if absent. */
export function flag<T>(from: Unchecked<T>, field: FieldOf<T, boolean | '0' | '1'>): boolean {
  const value = from[field];
  return value === true || value === 1 || value === '1';
}

/** Unwraps the field `data` of a response. */
export function enveloped<T>(decode: (data: unknown) => T): (body: unknown) => T {
  return (body) => decode(record<Envelope<unknown>>(body, 'answer').data);
}

export function envelopedList<T>(decode: (item: unknown) => T): (body: unknown) => T[] {
  return enveloped((data) => list(data, 'data', decode));
}

export const toMessage = (value: unknown): string =>
  optionalText(record<MessageResponse>(value, 'answer'), 'message');

/** Returns the name that a field has in the domain, such as 'newPassword' for 'new_password'. */
export const domainName = (name: string): string =>
  name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
