import { object, ref, string } from 'yup';
import { emailRule } from '../../../../shared/lib/typedInput.ts';
import { authCopy } from '../../copy.ts';

/** Number of digits of a code. */
export const codeLength = 4;

const required = (label: string) => string().required(authCopy.required(label));
const email = emailRule(required(authCopy.email), authCopy.badEmail, authCopy.badSign);

/** The rules of the forms. The server decides how strong a password must be. */
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
    confirmPassword: required(authCopy.retypePassword).oneOf(
      [ref('newPassword')],
      authCopy.mismatch,
    ),
  }),
};
