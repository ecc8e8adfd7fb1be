import type {
  LinkRequest,
  NewPasswordRequest,
  ResetRequest,
  ResetVerificationRequest,
  SignInRequest,
  SignUpRequest,
  SignUpVerificationRequest,
} from '../../../contract/auth.ts';
import {
  toResetRequested,
  toResetVerified,
  toSession,
  toSignedIn,
  toSignedUp,
  type ResetRequested,
  type ResetVerified,
  type Session,
  type SignedIn,
  type SignedUp,
} from '../../domain/decode/customer/decodeAuth.ts';
import { toMessage } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

/**
 * What the mail contained: a code to enter, or the token of a link (contract/auth.ts). The page of a link does not know
 * the address.
 */
interface SignUpProof {
  code: string;
  email: string;
  link?: string;
}
interface ResetProof {
  code: string;
  token: string;
  link?: string;
}

const post = (url: string, body: object) => ({ url, method: 'POST', body });

/** The session to end. */
interface SignOut {
  /** Null when only the browser's cookie has it. */
  token: string | null;
  /** Whether the first call got no response, or a 5xx. */
  isRepeated: boolean;
}

/** The calls of. Their errors are `ErrorBody` of contract/envelope.ts. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** 401 means not signed in. A mutation, because its result belongs to the session and not to the cache. */
    checkSession: build.mutation<Session, void>({
      query: () => 'users/auth',
      responseSchema: decodes(toSession),
    }),
    signUp: build.mutation<SignedUp, SignUpRequest>({
      query: (body) => ({ url: 'users/signup', method: 'POST', body }),
      // 201 is a new account, 200 an address that has one: the bodies have the same form.
      transformResponse: (body: unknown, meta) =>
        ({ body, status: meta?.response?.status }) as unknown as SignedUp, // decoded by the schema below
      responseSchema: decodes(toSignedUp),
    }),
    verifySignUp: build.mutation<string, SignUpProof>({
      query: ({ code, email, link }) =>
        link === undefined
          ? post('users/signup-otp-verify', {
              otp: code,
              otp_email: email,
            } satisfies SignUpVerificationRequest)
          : post('users/signup-link', { link } satisfies LinkRequest),
      responseSchema: decodes(toMessage),
    }),
    signIn: build.mutation<SignedIn, SignInRequest>({
      query: (body) => ({ url: 'users/signin', method: 'POST', body }),
      responseSchema: decodes(toSignedIn),
    }),
    signOut: build.mutation<unknown, SignOut>({
      query: ({ token, isRepeated }) => ({
        url: 'users/signout',
        responseHandler: 'text',
        headers: token === null ? undefined : { Authorization: `Bearer ${token}` },
        // The cookie may now have a later session, from a social sign-in, which must not end.
        credentials: isRepeated && token !== null ? 'omit' : 'include',
      }),
    }),
    sendResetCode: build.mutation<ResetRequested, ResetRequest>({
      query: (body) => ({ url: 'password/send-otp', method: 'POST', body }),
      responseSchema: decodes(toResetRequested),
    }),
    verifyResetCode: build.mutation<ResetVerified, ResetProof>({
      query: ({ code, token, link }) =>
        link === undefined
          ? post('password/verify-otp', {
              otp: code,
              otp_token: token,
            } satisfies ResetVerificationRequest)
          : post('password/link', { link } satisfies LinkRequest),
      responseSchema: decodes(toResetVerified),
    }),
    setPassword: build.mutation<string, { password: string; retyped: string; token: string }>({
      query: ({ password, retyped, token }) => ({
        url: 'password/new',
        method: 'POST',
        body: {
          new_password: password,
          confirm_password: retyped,
          password_token: token,
        } satisfies NewPasswordRequest,
      }),
      responseSchema: decodes(toMessage),
    }),
  }),
});

export const {
  useSendResetCodeMutation,
  useSetPasswordMutation,
  useSignInMutation,
  useSignUpMutation,
  useVerifyResetCodeMutation,
  useVerifySignUpMutation,
} = authApi;
