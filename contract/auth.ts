import { Type, type Static } from 'typebox';

/**
 * Accounts. Error responses are `ErrorBody` of envelope.ts. The server checks the
 * fields of forms with its own messages, not by these schemas.
 */

const text = Type.String();

/** Not in the provider's API. True: the mail has a link to the app's page `/confirm` instead of a code. */
const sent_link = Type.Optional(Type.Boolean());

/**
 * Identifies the account for as long as it exists, without revealing anything of it: browsers store data of the account
 * under it. Not in the provider's API, so the app also works without it.
 */
const account = text;

export const SignUpRequest = Type.Object({ name: text, email: text, password: text });
export type SignUpRequest = Static<typeof SignUpRequest>;

/** 201: new, a code was sent. 200: the address has a verified account already. */
export const SignUpResponse = Type.Object({ otp_email: text, message: text, sent_link });
export type SignUpResponse = Static<typeof SignUpResponse>;

/**
 * 400 of sign-up: registered but not verified, the code was sent again; with `otp_email` the app asks for the code. For
 * fields to correct the status is 422, with an `ErrorBody`.
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
 * Not in the provider's API: the body of `POST users/signup-link` and `POST password/link`, with the token of a link
 * instead of a code. The responses are those of `users/signup-otp-verify` and `password/verify-otp`.
 */
export const LinkRequest = Type.Object({ link: text });
export type LinkRequest = Static<typeof LinkRequest>;

export const ResetRequest = Type.Object({ email: text });
export type ResetRequest = Static<typeof ResetRequest>;

export const ResetResponse = Type.Object({
  /** Identifies this reset in the next call, as `otp_token`; useless without the code. */
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
 * Social sign-in has no JSON: the browser opens `/login/google?from=<path>` and returns to `/user` with the session
 * cookie, or to `from` if that is a page below `/user` or the address has `stay=1`. After a failure it returns to
 * `from`, or to `/` without one, with `login=<reason>` in the query and no new session. The app has the texts, so that
 * no text of an attacker can be put into an address of the site:
 *
 * - `cancelled`: the user cancelled at the provider;
 * - `unavailable`: the provider does not respond, try again later;
 * - `expired`: it took too long, or was altered (unknown state): start again;
 * - `elsewhere`: it began in another browser;
 * - `used`: this browser has finished or cancelled it already;
 * - `unverified`: the provider has not verified the e-mail address;
 * - `taken`: the address belongs to an account that is linked to another identity at the provider;
 * - `failed`: anything else.
 *
 * With a new session it has `login=switched` if the browser was signed in to another account.
 */
export type SocialSignInFailure =
  | 'cancelled'
  | 'unavailable'
  | 'expired'
  | 'elsewhere'
  | 'used'
  | 'unverified'
  | 'taken'
  | 'failed';
export type SocialSignInResult = SocialSignInFailure | 'switched';
