/** Signing in and out, and the session check, below /api/v1/users. */
import * as wire from '../../../../contract/auth.ts';
import { MessageResponse, refusals } from '../../../../contract/envelope.ts';
import type { Config } from '../../../config.ts';
import { email, readFields } from '../../../http/fields.ts';
import { callsOf, type App } from '../../../http/app.ts';
import { HttpError } from '../../../http/errors.ts';
import { languageOf } from '../../../http/language.ts';
import { networkOf } from '../../../plugins/limits/network.ts';
import { SIGN_INS } from '../../../plugins/limits/addressLimits.ts';
import { accountNameOf } from '../../../plugins/session/secrets.ts';
import {
  beginSession,
  endSession,
  renewCookie,
  sessionOf,
  tokensOf,
} from '../../../plugins/session/session.ts';
import { wrongSignIn } from '../../../plugins/session/signedIn.ts';
import { password } from '../accountFields.ts';
import type { SignIns } from './signInStore.ts';
import { say } from '../../../http/messages/say.ts';

const call = callsOf('accounts');

export function signIn(app: App, config: Config, signIns: SignIns): void {
  app.post(
    '/signin',
    call(
      'Sign in: a token for the Authorization header, and the same in an HttpOnly cookie',
      { body: wire.SignInRequest, response: { 200: wire.SignInResponse, ...refusals(401) } },
      { onRequest: app.limitAddress(SIGN_INS), attachValidation: true },
    ),
    async (request, reply) => {
      const form = readFields(request, { email, password }, 401);
      const result = await signIns.check(form.email, form.password, networkOf(request.ip));
      switch (result.outcome) {
        case 'limited':
          reply.header('Retry-After', '900');
          throw new HttpError(429, 'Too many attempts to sign in. Please try again later.');
        case 'wrong':
          throw wrongSignIn();
        case 'unverified':
          throw new HttpError(
            400,
            'Your email address is not verified yet. Please sign up again to get a new code.',
          );
        case 'right': {
          await signIns.setFirstLanguage(result.userId, languageOf(request));
          const token = await beginSession(request, reply, config, result);
          return {
            token,
            account: accountNameOf(result.userId),
            message: say(request, 'You are signed in.'),
          };
        }
      }
    },
  );

  app.get(
    '/auth',
    call('The token of the running session, from the bearer or from the cookie', {
      response: { 200: wire.SessionResponse, ...refusals(401) },
    }),
    async (request, reply) => {
      const found = await sessionOf(request);
      if (found) {
        renewCookie(request, reply, config, found.token);
        return { token: found.token, account: accountNameOf(found.customer.id) };
      }
      // Removes the cookie of an expired session.
      if (tokensOf(request).length > 0) await endSession(request, reply, config);
      throw new HttpError(401, 'You are not signed in.');
    },
  );

  app.get(
    '/signout',
    call('End the session on the server; without one it is a success as well', {
      response: { 200: MessageResponse },
    }),
    async (request, reply) => {
      await endSession(request, reply, config);
      return { message: say(request, 'You are signed out.') };
    },
  );
}
