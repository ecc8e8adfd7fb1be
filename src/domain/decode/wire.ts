/**
 * Reads the fields of an answer of any shape. A wrong shape throws WireError, which becomes the error of
 * that one request (docs/faults.md).
 */
export class WireError extends Error {
  override name = 'WireError';
}

export type WireRecord = Readonly<Record<string, unknown>>;

export function record(value: unknown, what: string): WireRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WireError(`${what} is not an object`);
  }
  // An object that is not an array can be read by any string key.
  return value as WireRecord;
}

export function list<T>(value: unknown, what: string, decode: (item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new WireError(`${what} is not a list`);
  return value.map(decode);
}

export function text(from: WireRecord, field: string): string {
  const value = from[field];
  if (typeof value !== 'string') throw new WireError(`${field} is not a text`);
  return value;
}

/** A text that may be missing or null: the empty text. */
export function optionalText(from: WireRecord, field: string): string {
  return from[field] === undefined || from[field] === null ? '' : text(from, field);
}

/** Ids and lengths: a finite number that is not negative. */
export function count(from: WireRecord, field: string): number {
  const value = from[field];
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw new WireError(`${field} is not a number`);
  }
  return value;
}

/** Exact decimal text. Providers send prices as text or as number; both stay text here. */
export function decimal(from: WireRecord, field: string): string {
  const value = typeof from[field] === 'number' ? String(from[field]) : text(from, field);
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(value)) throw new WireError(`${field} is not a price`);
  return value;
}

/** The provider's flags: true, 1 and '1' mean yes; everything else, absence included, no. */
export function flag(from: WireRecord, field: string): boolean {
  const value = from[field];
  return value === true || value === 1 || value === '1';
}

/** Unwraps the provider's envelope, the field `data` of the body. */
export function enveloped<T>(decode: (data: unknown) => T): (body: unknown) => T {
  return (body) => decode(record(body, 'answer').data);
}

export function envelopedList<T>(decode: (item: unknown) => T): (body: unknown) => T[] {
  return enveloped((data) => list(data, 'data', decode));
}
