import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../../../shared/api/apiError.ts';
import { fieldErrors } from '../../../../shared/api/fieldErrors.ts';

/** Returns the server's errors for the two fields of a new password, by the form's field names. */
export function newPasswordErrors(error: ApiError | SerializedError | undefined) {
  const errors = error && 'status' in error ? fieldErrors(error) : {};
  return { newPassword: errors.new_password, retyped: errors.confirm_password };
}
