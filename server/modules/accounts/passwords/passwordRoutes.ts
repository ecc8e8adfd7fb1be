/** Choosing a new password, below /api/v1/password. */
import type { Config } from '../../../config.ts';
import { email, fieldError, readFields } from '../../../http/fields.ts';
import { callsOf, type App } from '../../../http/app.ts';
import { HttpError } from '../../../http/errors.ts';
import {
  LinkRequest,
  NewPasswordRequest,
  ResetRequest,
  ResetResponse,
  ResetVerificationRequest,
  ResetVerificationResponse,
} from '../../../../contract/auth.ts';
import { MessageResponse } from '../../../../contract/envelope.ts';
import { CODE_ENTRIES, CODE_REQUESTS } from '../../../plugins/limits/addressLimits.ts';
import { customerOf } from '../../../plugins/session/session.ts';
import type { PasswordResets } from './passwordResetStore.ts';
import {
  code,
  newPassword,
  passwordIsEmailError,
  refusedCode,
  repeated,
  token,
  wrongCode,
  wrongLink,
} from '../accountFields.ts';
import { countedNetworkOf, mailRequestOf } from '../codes/mailRequest.ts';
import { say } from '../../../http/messages/say.ts';

const call = callsOf('accounts');

export function passwords(app: App, config: Config, resets: PasswordResets): void {
  app.post(
    '/send-otp',
    call(
      'Have a code for a new password sent; says the same for every address',
      { body: ResetRequest, response: { 200: ResetResponse } },
      { onRequest: app.limitAddress(CODE_REQUESTS), attachValidation: true },
    ),
    async (request) => {
      const form = readFields(request, { email });
      const mail = mailRequestOf(request, config, 'new-password');
      const result = await resets.request(form.email, mail);
      if (result === null) {
        throw new HttpError(
          400,
          'Too many codes were requested. Please use the last one, or try again in an hour.',
        );
      }
      const { token: named, sentLink } = result;
      const message = say(
        request,
        `If this address has an account, we have sent a ${sentLink ? 'link' : 'code'} to it.`,
      );
      return { token: named, message, ...(sentLink && { sent_link: true }) };
    },
  );

  app.post(
    '/verify-otp',
    call(
      'Exchange the code, once, for a token that changes the password',
      { body: ResetVerificationRequest, response: { 200: ResetVerificationResponse } },
      { onRequest: app.limitAddress(CODE_ENTRIES), attachValidation: true },
    ),
    async (request) => {
      const form = readFields(request, { otp: code, otp_token: token });
      const result = await resets.verify(
        { token: form.otp_token, code: form.otp },
        countedNetworkOf(request, config),
      );
      if (result === 'refused') throw refusedCode();
      if (result === 'wrong') throw wrongCode();
      return {
        password_token: result.passwordToken,
        message: say(request, 'The code is correct. Please choose a new password.'),
      };
    },
  );

  // Called by the button of the page `/confirm`, as in signUp/signUpRoutes.ts.
  app.post(
    '/link',
    call(
      'Exchange the link, once, for a token that changes the password',
      { body: LinkRequest, response: { 200: ResetVerificationResponse } },
      { onRequest: app.limitAddress(CODE_ENTRIES), attachValidation: true },
    ),
    async (request) => {
      const { link } = readFields(request, { link: token });
      const password_token = await resets.follow(link);
      if (password_token === null) throw wrongLink();
      return { password_token, message: say(request, 'Please choose a new password.') };
    },
  );

  app.post(
    '/new',
    call(
      'Set the new password, once for each token; every other session ends',
      { body: NewPasswordRequest, response: { 200: MessageResponse } },
      { onRequest: app.limitAddress(CODE_ENTRIES), attachValidation: true },
    ),
    async (request) => {
      const form = readFields(request, {
        new_password: newPassword,
        confirm_password: repeated,
        password_token: token,
      });
      if (form.new_password !== form.confirm_password) {
        throw fieldError({ confirm_password: ['The two passwords are not the same.'] });
      }
      const caller = await customerOf(request);
      const result = await resets.finish(form.password_token, form.new_password, caller);
      if (result === 'own address') throw passwordIsEmailError('new_password');
      if (result === 'expired') {
        throw new HttpError(
          400,
          'This took too long, or was done already. Please request a new code.',
        );
      }
      return { message: say(request, 'Your new password is saved. You can sign in now.') };
    },
  );
}
