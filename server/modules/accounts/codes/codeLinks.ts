/**
 * The calls of the app's page `/confirm`, to which a link leads that was mailed in place of a code. Opening the page
 * asks nothing (mail programs open links before their readers do): its button does.
 */
import type { Config } from '../../../config.ts';
import type { App } from '../../../http/app.ts';
import { clearCookie, cookieOf } from '../../../http/cookies.ts';
import { LinkRequest, ResetVerificationResponse } from '../../../../contract/auth.ts';
import { MessageResponse, refusals } from '../../../../contract/envelope.ts';
import { CODE_ENTRIES } from '../../../plugins/limits/addressLimits.ts';
import type { PasswordResets } from '../passwords/passwordResetStore.ts';
import type { SignUps } from '../signUp/signUpStore.ts';
import { readFields, token, wrongLink } from '../accountFields.ts';

/** Knows the browser that signed up: see modules/accounts/signUp/signUpStore.ts. */
export const SIGN_UP_COOKIE = 'cicerone_sign_up';

const tags = ['accounts'];
const refused = refusals(400, 403, 413, 415, 429, 503);

/** Below /api/v1/users. */
export function signUpLink(app: App, config: Config, signUps: SignUps): void {
  app.post(
    '/signup-link',
    {
      onRequest: app.limitAddress(CODE_ENTRIES),
      attachValidation: true,
      schema: {
        tags,
        summary: 'Verify the email address of a new account with the link sent to it',
        body: LinkRequest,
        response: { 200: MessageResponse, ...refused },
      },
    },
    async (request, reply) => {
      const { link } = readFields(request, { link: token });
      if (!(await signUps.follow(link, cookieOf(request, config, SIGN_UP_COOKIE))))
        throw wrongLink();
      clearCookie(reply, config, SIGN_UP_COOKIE);
      return { message: 'Your account is verified. You can sign in now.' };
    },
  );
}

/** Below /api/v1/password. */
export function resetLink(app: App, resets: PasswordResets): void {
  app.post(
    '/link',
    {
      onRequest: app.limitAddress(CODE_ENTRIES),
      attachValidation: true,
      schema: {
        tags,
        summary: 'Exchange the link, once, for a token that changes the password',
        body: LinkRequest,
        response: { 200: ResetVerificationResponse, ...refused },
      },
    },
    async (request) => {
      const { link } = readFields(request, { link: token });
      const password_token = await resets.follow(link);
      if (password_token === null) throw wrongLink();
      return { password_token, message: 'Please choose a new password.' };
    },
  );
}
