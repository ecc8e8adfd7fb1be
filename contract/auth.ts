/** Accounts. Refusals are `ErrorBody` of envelope.ts. */

export interface SignUpRequest {
  name: string;
  email: string;
  password: string;
}

/** Ours beside the provider's fields. True: the mail has a link in place of a code, to the app's page `/confirm`. */
export interface MailKind {
  sent_link?: boolean;
}

/** 201: new, a code was sent. 200: the address has a verified account already. */
export interface SignUpResponse extends MailKind {
  otp_email: string;
  message: string;
}

/**
 * 400 of sign-up: registered but not verified, the code was sent again; `otp_email` leads to the code's entry.
 * Fields to correct are a 422, an `ErrorBody` of envelope.ts.
 */
export interface SignUpRefusal extends MailKind {
  message: string;
  otp_email?: string;
}

export interface SignInRequest {
  email: string;
  password: string;
}

/** 400: wrong credentials, with `message`. 401: field errors for `email` and `password`. */
/**
 * Names the account for as long as it exists, and says nothing of it: what a browser keeps for somebody is
 * kept under it. Ours beside the provider's fields: the app gets on without.
 */
export interface AccountName {
  account: string;
}

export interface SignInResponse extends AccountName {
  token: string;
  message: string;
}

export interface SignUpVerificationRequest {
  otp: string;
  otp_email: string;
}

/**
 * Ours: what `POST users/signup-link` and `POST password/link` take in place of a code. They answer like
 * `users/signup-otp-verify` and `password/verify-otp`.
 */
export interface LinkRequest {
  link: string;
}

export interface MessageResponse {
  message: string;
}

export interface SessionResponse extends AccountName {
  token: string;
}

export interface ResetRequest {
  email: string;
}

export interface ResetResponse extends MailKind {
  /** Names this reset in the next call, as `otp_token`; it opens nothing without the code. */
  token: string;
  message: string;
}

export interface ResetVerificationRequest {
  otp: string;
  otp_token: string;
}

export interface ResetVerificationResponse {
  password_token: string;
  message: string;
}

export interface NewPasswordRequest {
  new_password: string;
  confirm_password: string;
  password_token: string;
}

/**
 * Social sign-in has no JSON: the browser goes to `/login/google?from=<path>` and comes back to `/user` with the
 * session cookie, or to `from` when that is a page below `/user`. When it fails it comes back to `from`, or to `/`
 * without one, with `login=<reason>` in the query, signed in as little as before; the app says it
 * in its own words, so that nobody can put a text of theirs into an address of ours:
 * - `cancelled`: the person changed their mind at the provider;
 * - `unavailable`: the provider does not answer, try again later;
 * - `expired`: the way there took too long, began in another browser, or was altered (state mismatch): start again;
 * - `unverified`: the provider does not vouch for the e-mail address;
 * - `taken`: the address belongs to an account that is linked to another person at the provider;
 * - `failed`: anything else.
 */
export type SocialSignInFailure =
  'cancelled' | 'unavailable' | 'expired' | 'unverified' | 'taken' | 'failed';
