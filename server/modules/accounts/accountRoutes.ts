/** Signing up, in and out, below /api/v1/users. */
import * as wire from '../../../contract/auth.ts';
import { MessageResponse, refusals } from '../../../contract/envelope.ts';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/errors.ts';
import { clearCookie, cookieOf, setCookie } from '../../http/cookies.ts';
import { networkOf } from '../../http/network.ts';
import { CODE_ENTRIES, SIGN_INS, SIGN_UPS } from '../../plugins/limits/addressLimits.ts';
import {
  beginSession,
  endSession,
  renewCookie,
  sessionOf,
  tokensOf,
} from '../../plugins/session/session.ts';
import { accountNameOf } from '../../plugins/session/secrets.ts';
import { CODE_MS, LINK_MS } from './codes/codes.ts';
import type { SignIns } from './session/signInStore.ts';
import type { SignUps } from './signUp/signUpStore.ts';
import { isOwnAddress } from './passwords/weakPasswords.ts';
import {
  code,
  email,
  name,
  newPassword,
  ownAddressRefusal,
  password,
  readFields,
  refusedCode,
  wrongCode,
} from './accountFields.ts';
import { SIGN_UP_COOKIE, signUpLink } from './codes/codeLinks.ts';
import { countedNetworkOf, mailRequestOf } from './codes/mailRequest.ts';

const tags = ['accounts'];

export interface AccountParts {
  config: Config;
  signUps: SignUps;
  signIns: SignIns;
}

export function accounts(app: App, parts: AccountParts): void {
  signingUp(app, parts);
  signUpLink(app, parts.config, parts.signUps);
  signingIn(app, parts);
}

function signingUp(app: App, { config, signUps }: AccountParts): void {
  app.post(
    '/signup',
    {
      onRequest: app.limitAddress(SIGN_UPS),
      attachValidation: true,
      schema: {
        tags,
        summary: 'Create an account, or have the code of an unverified one sent again',
        body: wire.SignUpRequest,
        response: {
          201: wire.SignUpResponse,
          200: wire.SignUpResponse,
          ...refusals(403, 413, 415, 422, 429, 503),
          400: wire.SignUpRefusal,
        },
      },
    },
    async (request, reply) => {
      // 400 leads the app to the code's entry: a form to correct is 422.
      const form = readFields(request, { name, email, password: newPassword }, 422);
      if (isOwnAddress(form.password, form.email)) throw ownAddressRefusal('password', 422);
      const otp_email = form.email;
      const result = await signUps.signUp(form, mailRequestOf(request, config, 'sign-up'));
      if (result.outcome === 'registered') {
        const message = 'This email address has an account already. Please sign in.';
        return { otp_email, message };
      }
      if (result.outcome === 'limited') {
        const message =
          'Too many codes were sent to this address. Please use the last one, or try again in an hour.';
        return reply.code(400).send({ message, otp_email } satisfies wire.SignUpRefusal);
      }
      const { browser, outcome, sentLink } = result;
      const maxAge = sentLink ? LINK_MS : CODE_MS;
      setCookie(reply, config, SIGN_UP_COOKIE, { value: browser, maxAge });
      const sent = { otp_email, ...(sentLink && { sent_link: true }) };
      const what = sentLink ? 'link' : 'code';
      if (outcome === 'new') {
        const message = `Your account was created. We have sent a ${what} to your email address.`;
        return reply.code(201).send({ ...sent, message });
      }
      const message = `This email address is registered, but not verified yet. We have sent a new ${what} to it.`;
      return reply.code(400).send({ ...sent, message } satisfies wire.SignUpRefusal);
    },
  );

  app.post(
    '/signup-otp-verify',
    {
      onRequest: app.limitAddress(CODE_ENTRIES),
      attachValidation: true,
      schema: {
        tags,
        summary: 'Verify the email address of a new account with the code sent to it',
        body: wire.SignUpVerificationRequest,
        response: { 200: MessageResponse, ...refusals(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const form = readFields(request, { otp: code, otp_email: email });
      const result = await signUps.verify(
        { email: form.otp_email, code: form.otp },
        cookieOf(request, config, SIGN_UP_COOKIE),
        countedNetworkOf(request, config),
      );
      if (result === 'refused') throw refusedCode();
      if (result === 'wrong') throw wrongCode();
      clearCookie(reply, config, SIGN_UP_COOKIE);
      return { message: 'Your account is verified. You can sign in now.' };
    },
  );
}

function signingIn(app: App, { config, signIns }: AccountParts): void {
  app.post(
    '/signin',
    {
      onRequest: app.limitAddress(SIGN_INS),
      attachValidation: true,
      schema: {
        tags,
        summary:
          'Sign in: a token for the Authorization header, and the same in an HttpOnly cookie',
        body: wire.SignInRequest,
        response: { 200: wire.SignInResponse, ...refusals(400, 401, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const form = readFields(request, { email, password }, 401);
      const result = await signIns.check(form.email, form.password, networkOf(request.ip));
      switch (result.outcome) {
        case 'limited':
          reply.header('Retry-After', '900');
          throw new Refusal(429, 'Too many attempts to sign in. Please try again later.');
        case 'wrong':
          throw new Refusal(400, 'The email address or the password is wrong.');
        case 'unverified':
          throw new Refusal(
            400,
            'Your email address is not verified yet. Please sign up again to get a new code.',
          );
        case 'right': {
          const token = await beginSession(request, reply, config, result.userId);
          return { token, account: accountNameOf(result.userId), message: 'Welcome back.' };
        }
      }
    },
  );

  app.get(
    '/auth',
    {
      schema: {
        tags,
        summary: 'The token of the running session, from the bearer or from the cookie',
        response: { 200: wire.SessionResponse, ...refusals(401, 403, 429, 503) },
      },
    },
    async (request, reply) => {
      const found = await sessionOf(request);
      if (found) {
        renewCookie(request, reply, config, found.token);
        return { token: found.token, account: accountNameOf(found.customer.id) };
      }
      // What is left of a dead session is of no use to the browser.
      if (tokensOf(request).length > 0) await endSession(request, reply, config);
      throw new Refusal(401, 'You are not signed in.');
    },
  );

  app.get(
    '/signout',
    {
      schema: {
        tags,
        summary: 'End the session on the server; without one it is a success as well',
        response: { 200: MessageResponse, ...refusals(403, 429, 503) },
      },
    },
    async (request, reply) => {
      await endSession(request, reply, config);
      return { message: 'You are signed out.' };
    },
  );
}
