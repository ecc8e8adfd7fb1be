import type { ApiError } from '../../shared/api/apiError.ts';
import { fieldErrors } from '../../shared/api/fieldErrors.ts';

/** What the server says of the fields of a changed profile, by the form's own names. */
export function profileErrors(error: ApiError | undefined) {
  const {
    name,
    email,
    password,
    current_password: currentPassword,
  } = error ? fieldErrors(error) : {};
  return { name, email, password, currentPassword };
}
