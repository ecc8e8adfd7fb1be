/** Choosing a new password (spec section 7, *Authentication*), below /api/v1/password. */
import type { App } from '../http/app.ts';
import { Refusal } from '../http/errors.ts';
import { refusals } from '../http/schemas.ts';
import { CODE_ENTRIES, CODE_REQUESTS } from '../plugins/addressLimits.ts';
import { customerOf } from '../plugins/session.ts';
import type { PasswordResets } from '../store/passwordResets.ts';
import {
  code,
  email,
  fieldRefusal,
  newPassword,
  ownAddressRefusal,
  readFields,
  repeated,
  token,
  wrongCode,
} from './accountsFields.ts';
import * as schemas from './accountsSchemas.ts';

const tags = ['accounts'];
const refused = refusals(400, 403, 413, 415, 429, 503);

export function passwords(app: App, resets: PasswordResets): void {
  app.post(
    '/send-otp',
    {
      onRequest: app.limitAddress(CODE_REQUESTS),
      attachValidation: true,
      schema: {
        tags,
        summary: 'Have a code for a new password sent; says the same for every address',
        body: schemas.ResetBody,
        response: { 200: schemas.ResetAnswer, ...refused },
      },
    },
    async (request) => {
      const form = readFields(request, { email });
      const named = await resets.request(form.email);
      if (named === null) {
        throw new Refusal(
          400,
          'Too many codes were asked for. Please use the last one, or try again in an hour.',
        );
      }
      const message = 'If this address has an account, we have sent a code to it.';
      return { token: named, message };
    },
  );

  app.post(
    '/verify-otp',
    {
      onRequest: app.limitAddress(CODE_ENTRIES),
      attachValidation: true,
      schema: {
        tags,
        summary: 'Exchange the code, once, for a token that changes the password',
        body: schemas.ResetVerificationBody,
        response: { 200: schemas.ResetVerificationAnswer, ...refused },
      },
    },
    async (request) => {
      const form = readFields(request, { otp: code, otp_token: token });
      const password_token = await resets.verify(form.otp_token, form.otp);
      if (password_token === null) throw wrongCode();
      return { password_token, message: 'The code is right. Please choose a new password.' };
    },
  );

  app.post(
    '/new',
    {
      onRequest: app.limitAddress(CODE_ENTRIES),
      attachValidation: true,
      schema: {
        tags,
        summary: 'Set the new password, once for each token; every other session ends',
        body: schemas.NewPasswordBody,
        response: { 200: schemas.MessageAnswer, ...refused },
      },
    },
    async (request) => {
      const form = readFields(request, {
        new_password: newPassword,
        confirm_password: repeated,
        password_token: token,
      });
      if (form.new_password !== form.confirm_password) {
        throw fieldRefusal({ confirm_password: ['The two passwords are not the same.'] });
      }
      const caller = await customerOf(request);
      const result = await resets.finish(form.password_token, form.new_password, caller);
      if (result === 'own address') throw ownAddressRefusal('new_password');
      if (result === 'expired') {
        throw new Refusal(
          400,
          'This took too long, or was done already. Please ask for a new code.',
        );
      }
      return { message: 'Your password was changed. You can sign in now.' };
    },
  );
}
