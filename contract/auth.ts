import { Type, type Static } from 'typebox';

/**
 * Accounts. Refusals are `ErrorBody` of envelope.ts. What a field of a form may hold
 * is decided by the server's readers of forms, with messages of their own.
 */

const text = Type.String();

/** Ours beside the provider's fields. True: the mail has a link in place of a code, to the app's page `/confirm`. */
const sent_link = Type.Optional(Type.Boolean());

/**
 * Names the account for as long as it exists, and says nothing of it: what a browser stores for the account is
 * stored under it. Ours beside the provider's fields: the app works without it.
 */
const account = text;

export const SignUpRequest = Type.Object({ name: text, email: text, password: text });
export type SignUpRequest = Static<typeof SignUpRequest>;

/** 201: new, a code was sent. 200: the address has a verified account already. */
export const SignUpResponse = Type.Object({ otp_email: text, message: text, sent_link });
export type SignUpResponse = Static<typeof SignUpResponse>;

/**
 * 400 of sign-up: registered but not verified, the code was sent again; `otp_email` leads to the code's entry.
 * Fields to correct are a 422, an `ErrorBody`.
 */
export const SignUpRefusal = Type.Object({
  message: text,
  otp_email: Type.Optional(text),
  sent_link,
});
export type SignUpRefusal = Static<typeof SignUpRefusal>;

export const SignUpVerificationRequest = Type.Object({ otp: text, otp_email: text });
export type SignUpVerificationRequest = Static<typeof SignUpVerificationRequest>;

/** 400: wrong credentials, with `message`. 401: field errors for `email` and `password`. */
export const SignInRequest = Type.Object({ email: text, password: text });
export type SignInRequest = Static<typeof SignInRequest>;

export const SignInResponse = Type.Object({ token: text, account, message: text });
export type SignInResponse = Static<typeof SignInResponse>;

export const SessionResponse = Type.Object({ token: text, account });
export type SessionResponse = Static<typeof SessionResponse>;

/**
 * Ours: what `POST users/signup-link` and `POST password/link` take in place of a code. They answer like
 * `users/signup-otp-verify` and `password/verify-otp`.
 */
export const LinkRequest = Type.Object({ link: text });
export type LinkRequest = Static<typeof LinkRequest>;

export const ResetRequest = Type.Object({ email: text });
export type ResetRequest = Static<typeof ResetRequest>;

export const ResetResponse = Type.Object({
  /** Names this reset in the next call, as `otp_token`; it opens nothing without the code. */
  token: text,
  message: text,
  sent_link,
});
export type ResetResponse = Static<typeof ResetResponse>;

export const ResetVerificationRequest = Type.Object({ otp: text, otp_token: text });
export type ResetVerificationRequest = Static<typeof ResetVerificationRequest>;

export const ResetVerificationResponse = Type.Object({ password_token: text, message: text });
export type ResetVerificationResponse = Static<typeof ResetVerificationResponse>;

export const NewPasswordRequest = Type.Object({
  new_password: text,
  confirm_password: text,
  password_token: text,
});
export type NewPasswordRequest = Static<typeof NewPasswordRequest>;

/**
 * Social sign-in has no JSON: the browser goes to `/login/google?from=<path>` and comes back to `/user` with the
 * session cookie, or to `from` when that is a page below `/user`. When it fails it comes back to `from`, or to `/`
 * without one, with `login=<reason>` in the query, signed in as little as before; the app says it
 * in its own words, so that no text of a stranger can be put into an address of ours:
 * - `cancelled`: the person changed their mind at the provider;
 * - `unavailable`: the provider does not answer, try again later;
 * - `expired`: the way there took too long, began in another browser, or was altered (state mismatch): start again;
 * - `unverified`: the provider does not vouch for the e-mail address;
 * - `taken`: the address belongs to an account that is linked to another person at the provider;
 * - `failed`: anything else.
 */
export type SocialSignInFailure =
  'cancelled' | 'unavailable' | 'expired' | 'unverified' | 'taken' | 'failed';
