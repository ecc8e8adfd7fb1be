/** Rules for passwords, codes and tokens in the forms of accounts (R-5.1 to, docs/faults.md). */
import { plainDigits } from '../../../contract/typedInput.ts';
import { HttpError } from '../../http/errors.ts';
import { fieldError, lengthOf, problem, textOf, type FieldReader } from '../../http/fields.ts';
import { isCommonPassword, isOwnAddress } from './passwords/weakPasswords.ts';

/** Reads a password for signing in: its rules were checked when it was chosen. */
export const password: FieldReader = (value) => {
  const text = textOf(value, 'Please enter your password.');
  // Longer than any accepted password: hashing it would take long.
  return lengthOf(text) > 1000 ? problem('The password is too long.') : text;
};

/** Reads a new password: 8 to 128 characters of any kind, but no common one. */
export const newPassword: FieldReader = (value) => {
  const text = textOf(value, 'Please choose a password.');
  const length = lengthOf(text.normalize('NFC'));
  if (length < 8) return problem('The password needs at least 8 characters.');
  if (length > 128) return problem('The password can have at most 128 characters.');
  return isCommonPassword(text)
    ? problem('This password is one of the most common. Please choose another.')
    : text;
};

export const code: FieldReader = (value) => {
  const text = plainDigits(textOf(value, 'Please enter the code.'));
  return /^[0-9]{4}$/.test(text) ? text : problem('The code has four digits.');
};

/** Reads a token; an unknown one is refused when it is looked up. */
export const token: FieldReader = (value) => {
  const text = textOf(value, 'This is missing.');
  return lengthOf(text) > 200 ? problem('This is not valid.') : text;
};

export const repeated: FieldReader = (value) => textOf(value, 'Please repeat the password.');

/**
 * Refuses an e-mail address of the account, or its first part, as the password: an attacker would try it. `field` is
 * its name in the form.
 */
export function rejectEmailAsPassword(field: string, chosen: string, ...emails: string[]): void {
  if (emails.some((each) => isOwnAddress(chosen, each))) throw passwordIsEmailError(field);
}

export const passwordIsEmailError = (field: string, status = 400): HttpError =>
  fieldError(
    { [field]: ['The password must not be your email address. Please choose another.'] },
    status,
  );

/**
 * Returns the error for a code that is wrong, used, expired, tried too often or never sent: one message, so that
 * guessing reveals nothing.
 */
export const wrongCode = (): HttpError =>
  fieldError({ otp: ['This code is wrong or has expired.'] });

/**
 * Returns the error after too many wrong codes: the code was not checked, and mails have links
 * (modules/accounts/codes/wrongCodes.ts).
 */
export const refusedCode = (): HttpError =>
  fieldError({
    otp: [
      'Too many wrong codes were entered today. Please open the link in our latest mail, or request a new one.',
    ],
  });

/** Returns the error for a link that is unknown, used, expired, or was sent to another browser. */
export const wrongLink = (): HttpError =>
  new HttpError(400, 'This link was used already or has expired. Please request a new one.');
