import type { SerializedError } from '@reduxjs/toolkit';
import { domainName } from '../../domain/decode/wire.ts';
import type { ApiError } from './apiError.ts';

/**
 * Returns the server's message for each field of a refused form, by its name in the domain: the first of each in
 * `errors` of contract/envelope.ts. Empty if the error names no field.
 */
export function fieldErrors(error: ApiError | SerializedError | undefined): Record<string, string> {
  const data: unknown = error && 'data' in error ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('errors' in data)) return {};
  if (typeof data.errors !== 'object' || data.errors === null) return {};
  return Object.fromEntries(
    Object.entries(data.errors).flatMap(([field, texts]: [string, unknown]) => {
      const first: unknown = Array.isArray(texts) ? texts[0] : texts;
      return typeof first === 'string' && first !== '' ? [[domainName(field), first]] : [];
    }),
  );
}

export const hasFieldErrors = (error: ApiError | SerializedError | undefined): boolean =>
  Object.keys(fieldErrors(error)).length > 0;
