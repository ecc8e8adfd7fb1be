import type {
  ResetResponse,
  ResetVerificationResponse,
  SessionResponse,
  SignInResponse,
  SignUpRefusal,
  SignUpResponse,
} from '../../../../contract/auth.ts';
import type { MessageResponse } from '../../../../contract/envelope.ts';
import { optionalText, record, text, WireError, type Unchecked } from '../wire.ts';

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

/** An empty token would look like a session and be none. */
function filled(token: string, field: string): string {
  if (token === '') throw new WireError(`${field} is empty`);
  return token;
}

export const toMessage = (value: unknown): string =>
  optionalText(record<MessageResponse>(value, 'answer'), 'message');

export function toSession(value: unknown): Session {
  const wire = record<SessionResponse>(value, 'session');
  return { token: filled(text(wire, 'token'), 'token'), account: optionalText(wire, 'account') };
}

export function toSignedIn(value: unknown): SignedIn {
  const wire = record<SignInResponse>(value, 'sign-in');
  return { ...toSession(value), message: optionalText(wire, 'message') };
}

/** Decodes `{body, status}`: the status tells a new account (201) from a known one (200). */
export function toSignedUp(value: unknown): SignedUp {
  const { body, status } = record(value, 'answer');
  const wire = record<SignUpResponse>(body, 'sign-up');
  return {
    isNew: status === 201,
    otpEmail: optionalText(wire, 'otp_email'),
    message: optionalText(wire, 'message'),
    sentLink: wire.sent_link === true,
  };
}

/** Where the code went, in the refusal of a sign-up that awaits one already; '' when it doesn't say. */
export function otpEmailOf(refusal: unknown): string {
  const email = fieldOf(refusal, 'otp_email');
  return typeof email === 'string' ? email : '';
}

/** Whether the mail of a sign-up that awaits its code has a link, as its refusal says. */
export const saysLink = (refusal: unknown): boolean => fieldOf(refusal, 'sent_link') === true;

/** A refusal may have any shape, or none. */
const fieldOf = (refusal: unknown, field: keyof SignUpRefusal): unknown =>
  typeof refusal === 'object' && refusal !== null
    ? (refusal as Unchecked<SignUpRefusal>)[field]
    : undefined;

export function toResetRequested(value: unknown): ResetRequested {
  const wire = record<ResetResponse>(value, 'reset');
  return {
    token: filled(text(wire, 'token'), 'token'),
    message: optionalText(wire, 'message'),
    sentLink: wire.sent_link === true,
  };
}

export function toResetVerified(value: unknown): ResetVerified {
  const wire = record<ResetVerificationResponse>(value, 'reset');
  return {
    passwordToken: filled(text(wire, 'password_token'), 'password_token'),
    message: optionalText(wire, 'message'),
  };
}
