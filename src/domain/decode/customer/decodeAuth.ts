import type {
  ResetResponse,
  ResetVerificationResponse,
  SessionResponse,
  SignInResponse,
  SignUpRefusal,
  SignUpResponse,
} from '../../../../contract/auth.ts';
import { optionalText, record, text, WireError, type Unchecked } from '../wire.ts';

/** An empty token would count as a session. */
function filled(token: string, field: string): string {
  if (token === '') throw new WireError(`${field} is empty`);
  return token;
}

export function toSession(value: unknown) {
  const wire = record<SessionResponse>(value, 'session');
  return { token: filled(text(wire, 'token'), 'token'), account: optionalText(wire, 'account') };
}

/** `account` is empty if the server sends none (contract/auth.ts). */
export type Session = ReturnType<typeof toSession>;

export function toSignedIn(value: unknown) {
  const wire = record<SignInResponse>(value, 'sign-in');
  return { ...toSession(value), message: optionalText(wire, 'message') };
}

export type SignedIn = ReturnType<typeof toSignedIn>;

/** Decodes `{body, status}`: the status distinguishes a new account (201) from a known one (200). */
export function toSignedUp(value: unknown) {
  const { body, status } = record(value, 'answer');
  const wire = record<SignUpResponse>(body, 'sign-up');
  return {
    /** False if the address has a verified account already. */
    isNew: status === 201,
    otpEmail: optionalText(wire, 'otp_email'),
    message: optionalText(wire, 'message'),
    /** The mail has a link instead of a code. */
    sentLink: wire.sent_link === true,
  };
}

export type SignedUp = ReturnType<typeof toSignedUp>;

/**
 * Returns where the code was sent, from the error of a sign-up that already waits for its code; '' if it is not in it.
 */
export function otpEmailOf(refusal: unknown): string {
  const email = fieldOf(refusal, 'otp_email');
  return typeof email === 'string' ? email : '';
}

/** Returns whether the mail of a sign-up that waits for its code has a link. */
export const saysLink = (refusal: unknown): boolean => fieldOf(refusal, 'sent_link') === true;

/** An error response may have any form, or none. */
const fieldOf = (refusal: unknown, field: keyof SignUpRefusal): unknown =>
  typeof refusal === 'object' && refusal !== null
    ? (refusal as Unchecked<SignUpRefusal>)[field]
    : undefined;

export function toResetRequested(value: unknown) {
  const wire = record<ResetResponse>(value, 'reset');
  return {
    token: filled(text(wire, 'token'), 'token'),
    message: optionalText(wire, 'message'),
    /** The mail has a link instead of a code. */
    sentLink: wire.sent_link === true,
  };
}

export type ResetRequested = ReturnType<typeof toResetRequested>;

export function toResetVerified(value: unknown) {
  const wire = record<ResetVerificationResponse>(value, 'reset');
  return {
    passwordToken: filled(text(wire, 'password_token'), 'password_token'),
    message: optionalText(wire, 'message'),
  };
}

export type ResetVerified = ReturnType<typeof toResetVerified>;
