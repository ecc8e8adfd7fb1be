import type { SerializedError } from '@reduxjs/toolkit';
import { saysLink } from '../../../domain/decode/customer/decodeAuth.ts';
import type { ApiError } from '../../../shared/api/apiError.ts';

interface CodeResult {
  data?: { sentLink: boolean };
  error?: ApiError | SerializedError;
}

/**
 * Returns whether the response to a request for a code says that the mail has a link (contract/auth.ts): after too many
 * wrong codes.
 */
export function mailedLink({ data, error }: CodeResult): boolean {
  if (data) return data.sentLink;
  return error !== undefined && 'data' in error && saysLink(error.data);
}
