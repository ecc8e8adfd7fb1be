import { object, ref, string } from 'yup';
import { authCopy } from './copy.ts';

/** How many digits a code has (spec section 9). */
export const codeLength = 4;

const required = (label: string) => string().required(authCopy.required(label));
const email = required(authCopy.email).email(authCopy.badEmail);

/** The forms' rules (spec section 5). How strong a password must be is the server's to say. */
export const rules = {
  login: object({ email, password: required(authCopy.password) }),
  signUp: object({
    name: required(authCopy.name).trim(),
    email,
    password: required(authCopy.password),
  }),
  code: object({
    code: string()
      .matches(/^[0-9]{4}$/, authCopy.badCode)
      .required(authCopy.badCode),
  }),
  forgot: object({ email }),
  newPassword: object({
    newPassword: required(authCopy.newPassword),
    retyped: required(authCopy.retypePassword).oneOf([ref('newPassword')], authCopy.mismatch),
  }),
};
