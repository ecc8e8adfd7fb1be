/** Fields whose value opens something: by the names that our state, our calls and the provider's wire use. */
const secretFields = new Set([
  'password',
  'retyped',
  'code',
  'otp',
  'otp_token',
  'token',
  'resetToken',
  'passwordToken',
  'password_token',
  'new_password',
  'confirm_password',
  'authorization',
]);

export const hidden = '[hidden]';

/**
 * A copy of an action or a state in which every secret field reads `[hidden]`; whether a secret is there
 * stays visible. Parts without secrets are kept as they are, so that a large cache is not copied.
 */
export function withoutSecrets<T>(value: T): T {
  // The copy has the shape of what was handed in: only texts were exchanged.
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return cleanEach(value);
  if (isWebObject(value)) return `[${value.constructor.name}]`;
  if (!isPlain(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [field, inner] of Object.entries(value)) {
    const shown = isSecret(value, field, inner) ? hidden : clean(inner);
    if (shown !== inner) {
      copy ??= { ...value };
      copy[field] = shown;
    }
  }
  return copy ?? value;
}

function cleanEach(items: unknown[]): unknown[] {
  const shown = items.map(clean);
  return shown.some((item, index) => item !== items[index]) ? shown : items;
}

const isSecret = (holder: Record<string, unknown>, field: string, value: unknown): boolean =>
  (secretFields.has(field) && isSet(value)) ||
  // An answer that could not be read is kept as it came: nobody knows what its text holds.
  (field === 'data' && holder.status === 'PARSING_ERROR' && isSet(value));

/** RTK Query hands the request of each call along, with its headers and its body. */
const isWebObject = (value: unknown): value is Request | Response | Headers =>
  [Request, Response, Headers].some((kind) => value instanceof kind);

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
