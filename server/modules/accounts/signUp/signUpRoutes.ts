/** Signing up, below /api/v1/users. */
import * as wire from '../../../../contract/auth.ts';
import { MessageResponse, refusals } from '../../../../contract/envelope.ts';
import type { Config } from '../../../config.ts';
import { email, name, readFields } from '../../../http/fields.ts';
import { callsOf, type App } from '../../../http/app.ts';
import { clearCookie, cookieOf, setCookie } from '../../../http/cookies.ts';
import { CODE_ENTRIES, SIGN_UPS } from '../../../plugins/limits/addressLimits.ts';
import {
  code,
  newPassword,
  passwordIsEmailError,
  refusedCode,
  token,
  wrongCode,
  wrongLink,
} from '../accountFields.ts';
import { CODE_MS, LINK_MS } from '../codes/codes.ts';
import { countedNetworkOf, mailRequestOf } from '../codes/mailRequest.ts';
import { isOwnAddress } from '../passwords/weakPasswords.ts';
import type { SignUps } from './signUpStore.ts';
import { say } from '../../../http/messages/say.ts';

/** Identifies the browser that signed up: see signUpStore.ts. */
const SIGN_UP_COOKIE = 'cicerone_sign_up';

const call = callsOf('accounts');

export function signUp(app: App, config: Config, signUps: SignUps): void {
  app.post(
    '/signup',
    call(
      'Create an account, or have the code of an unverified one sent again',
      {
        body: wire.SignUpRequest,
        response: {
          201: wire.SignUpResponse,
          200: wire.SignUpResponse,
          ...refusals(422),
          400: wire.SignUpRefusal,
        },
      },
      { onRequest: app.limitAddress(SIGN_UPS), attachValidation: true },
    ),
    async (request, reply) => {
      // The status is 422, because after a 400 the app asks for the code.
      const form = readFields(request, { name, email, password: newPassword }, 422);
      if (isOwnAddress(form.password, form.email)) throw passwordIsEmailError('password', 422);
      const otp_email = form.email;
      const result = await signUps.signUp(form, mailRequestOf(request, config, 'sign-up'));
      if (result.outcome === 'registered') {
        const message = say(request, 'This email address has an account already. Please sign in.');
        return { otp_email, message };
      }
      if (result.outcome === 'limited') {
        const message = say(
          request,
          'Too many codes were sent to this address. Please use the last one, or try again in an hour.',
        );
        return reply.code(400).send({ message, otp_email } satisfies wire.SignUpRefusal);
      }
      const { browser, outcome, sentLink } = result;
      const maxAge = sentLink ? LINK_MS : CODE_MS;
      setCookie(reply, config, SIGN_UP_COOKIE, { value: browser, maxAge });
      const sent = { otp_email, ...(sentLink && { sent_link: true }) };
      const what = sentLink ? 'link' : 'code';
      if (outcome === 'new') {
        const message = say(
          request,
          `Your account was created. We have sent a ${what} to your email address.`,
        );
        return reply.code(201).send({ ...sent, message });
      }
      const message = say(
        request,
        `We have sent a new ${what} to this email address, which is not verified yet.`,
      );
      return reply.code(400).send({ ...sent, message } satisfies wire.SignUpRefusal);
    },
  );

  app.post(
    '/signup-otp-verify',
    call(
      'Verify the email address of a new account with the code sent to it',
      { body: wire.SignUpVerificationRequest, response: { 200: MessageResponse } },
      { onRequest: app.limitAddress(CODE_ENTRIES), attachValidation: true },
    ),
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
      return { message: say(request, 'Your account is verified. You can sign in now.') };
    },
  );

  // The app's page `/confirm` calls it, when its button is pressed. Opening the page sends no call, because mail
  // programs open links before the user does.
  app.post(
    '/signup-link',
    call(
      'Verify the email address of a new account with the link sent to it',
      { body: wire.LinkRequest, response: { 200: MessageResponse } },
      { onRequest: app.limitAddress(CODE_ENTRIES), attachValidation: true },
    ),
    async (request, reply) => {
      const { link } = readFields(request, { link: token });
      if (!(await signUps.follow(link, cookieOf(request, config, SIGN_UP_COOKIE))))
        throw wrongLink();
      clearCookie(reply, config, SIGN_UP_COOKIE);
      return { message: say(request, 'Your account is verified. You can sign in now.') };
    },
  );
}
