import type { ApiError } from '../../shared/api/apiError.ts';
import { fieldErrors } from '../../shared/api/fieldErrors.ts';

/** Returns the server's errors for the fields of a changed profile, by the form's field names. */
export function profileErrors(error: ApiError | undefined) {
  const {
    name,
    email,
    password,
    current_password: currentPassword,
  } = error ? fieldErrors(error) : {};
  return { name, email, password, currentPassword };
}
