import type { SerializedError } from '@reduxjs/toolkit';
import { saysLink } from '../../../domain/decode/customer/decodeAuth.ts';
import type { ApiError } from '../../../shared/api/apiError.ts';

interface Answer {
  data?: { sentLink: boolean };
  error?: ApiError | SerializedError;
}

/** Whether a request for a code was answered with a link by mail (contract/auth.ts): after too many wrong codes. */
export function mailedLink({ data, error }: Answer): boolean {
  if (data) return data.sentLink;
  return error !== undefined && 'data' in error && saysLink(error.data);
}
