import { optionalText, record, text, type WireRecord, WireError } from '../wire.ts';

export interface SignedUp {
  /** False when the address has a verified account already. */
  isNew: boolean;
  otpEmail: string;
  message: string;
  /** The mail has a link in place of a code. */
  sentLink: boolean;
}

/** `account` is empty when the server names none (contract/auth.ts). */
export interface Session {
  token: string;
  account: string;
}

export interface SignedIn extends Session {
  message: string;
}

export interface ResetRequested {
  token: string;
  message: string;
  /** The mail has a link in place of a code. */
  sentLink: boolean;
}

export interface ResetVerified {
  passwordToken: string;
  message: string;
}

/** A token must be there to be one: an empty text would look like a session and be none. */
function token(from: WireRecord, field: string): string {
  const value = text(from, field);
  if (value === '') throw new WireError(`${field} is empty`);
  return value;
}

export const toMessage = (value: unknown): string =>
  optionalText(record(value, 'answer'), 'message');

export function toSession(value: unknown): Session {
  const wire = record(value, 'session');
  return { token: token(wire, 'token'), account: optionalText(wire, 'account') };
}

export function toSignedIn(value: unknown): SignedIn {
  const wire = record(value, 'sign-in');
  return { ...toSession(value), message: optionalText(wire, 'message') };
}

/** Decodes `{body, status}`: the status tells a new account (201) from a known one (200). */
export function toSignedUp(value: unknown): SignedUp {
  const { body, status } = record(value, 'answer');
  const wire = record(body, 'sign-up');
  return {
    isNew: status === 201,
    otpEmail: optionalText(wire, 'otp_email'),
    message: optionalText(wire, 'message'),
    sentLink: wire.sent_link === true,
  };
}

/** Where the code went, in the refusal of a sign-up that awaits one already; '' when it doesn't say. */
export function otpEmailOf(refusal: unknown): string {
  if (typeof refusal !== 'object' || refusal === null || !('otp_email' in refusal)) return '';
  return typeof refusal.otp_email === 'string' ? refusal.otp_email : '';
}

/** Whether the mail of a sign-up that awaits its code has a link, as its refusal says. */
export const saysLink = (refusal: unknown): boolean =>
  typeof refusal === 'object' &&
  refusal !== null &&
  'sent_link' in refusal &&
  refusal.sent_link === true;

export function toResetRequested(value: unknown): ResetRequested {
  const wire = record(value, 'reset');
  return {
    token: token(wire, 'token'),
    message: optionalText(wire, 'message'),
    sentLink: wire.sent_link === true,
  };
}

export function toResetVerified(value: unknown): ResetVerified {
  const wire = record(value, 'reset');
  return { passwordToken: token(wire, 'password_token'), message: optionalText(wire, 'message') };
}
