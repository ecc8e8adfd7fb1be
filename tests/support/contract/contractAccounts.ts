/** The calls of. */
import type { ResetResponse, ResetVerificationResponse } from '../../../contract/auth.ts';
import { json } from '../server/client.ts';
import { callerOf, codeFor, freshEmail, newCustomer, signIn } from '../customers/customer.ts';
import {
  linkFor,
  tokenIn,
  tryWrongResetCodes,
  tryWrongSignUpCodes,
} from '../customers/codeLinks.ts';
import { text, users, type Row, type ContractContext } from './contractContext.ts';

const reset = '/api/v1/password';
const password = 'una parola qualsiasi';

const signUp = ({ visitor }: ContractContext, email: string): Promise<Response> =>
  visitor.post(`${users}/signup`, { name: 'Anna', email, password });

const wrongCode = (code: string): string => (code === '0000' ? '0001' : '0000');

/** Another customer, whose password reset has got as far as `token` and the code. */
async function askedForReset({ visitor }: ContractContext) {
  const { email } = await newCustomer();
  const { token } = await json<ResetResponse>(visitor.post(`${reset}/send-otp`, { email }));
  return { otp: await codeFor(email), otp_token: token };
}
async function verifiedReset(context: ContractContext): Promise<string> {
  const asked = context.visitor.post(`${reset}/verify-otp`, await askedForReset(context));
  return (await json<ResetVerificationResponse>(asked)).password_token;
}

export const accountRows: Row[] = [
  {
    call: 'POST users/signup-link',
    status: 200,
    when: 'after too many wrong codes',
    ask: async (context) => {
      const email = freshEmail();
      await tryWrongSignUpCodes(email, context.visitor.post);
      await signUp(context, email);
      const link = tokenIn(await linkFor(email));
      return context.visitor.post(`${users}/signup-link`, { link });
    },
  },
  {
    call: 'POST password/link',
    status: 200,
    when: 'after too many wrong codes',
    ask: async ({ visitor }) => {
      const { email } = await newCustomer();
      await tryWrongResetCodes(email, visitor.post);
      await visitor.post(`${reset}/send-otp`, { email });
      return visitor.post(`${reset}/link`, { link: tokenIn(await linkFor(email)) });
    },
  },
  {
    call: 'POST users/signup',
    status: 201,
    ask: (context) => signUp(context, freshEmail()),
    reads: { otp_email: expect.stringContaining('@') },
  },
  {
    call: 'POST users/signup',
    status: 200,
    when: 'for an account that is verified',
    ask: (context) => signUp(context, context.customer.email),
  },
  {
    call: 'POST users/signup',
    status: 400,
    when: 'for one that is not: the code is sent again',
    ask: async (context) => {
      const email = freshEmail();
      await signUp(context, email);
      return signUp(context, email);
    },
    reads: { otp_email: text },
  },
  {
    call: 'POST users/signup-otp-verify',
    status: 200,
    ask: async (context) => {
      const otp_email = freshEmail();
      await signUp(context, otp_email);
      const otp = await codeFor(otp_email);
      return context.visitor.post(`${users}/signup-otp-verify`, { otp, otp_email });
    },
  },
  {
    call: 'POST users/signup-otp-verify',
    status: 400,
    when: 'for a wrong code',
    ask: ({ visitor }) =>
      visitor.post(`${users}/signup-otp-verify`, { otp: '0000', otp_email: freshEmail() }),
  },
  {
    call: 'POST users/signin',
    status: 200,
    ask: ({ visitor, customer: { email, password: right } }) =>
      visitor.post(`${users}/signin`, { email, password: right }),
  },
  {
    call: 'POST users/signin',
    status: 400,
    when: 'for a wrong password',
    ask: ({ visitor, customer: { email } }) => visitor.post(`${users}/signin`, { email, password }),
  },
  {
    call: 'POST users/signin',
    status: 401,
    when: 'with errors of both fields',
    ask: ({ visitor }) => visitor.post(`${users}/signin`, { email: '', password: '' }),
    reads: { errors: { email: [text], password: [text] } },
  },
  {
    call: 'GET users/auth',
    status: 200,
    ask: ({ customer }) => customer.api(`${users}/auth`),
  },
  {
    call: 'GET users/auth',
    status: 401,
    when: 'for a visitor',
    ask: ({ visitor }) => visitor.api(`${users}/auth`),
  },
  {
    call: 'GET users/signout',
    status: 200,
    ask: async ({ customer }) => callerOf(await signIn(customer)).api(`${users}/signout`),
  },
  {
    call: 'POST password/send-otp',
    status: 200,
    ask: ({ visitor }) => visitor.post(`${reset}/send-otp`, { email: freshEmail() }),
  },
  {
    call: 'POST password/send-otp',
    status: 400,
    when: 'for what is no address',
    ask: ({ visitor }) => visitor.post(`${reset}/send-otp`, { email: 'no-address' }),
  },
  {
    call: 'POST password/verify-otp',
    status: 200,
    ask: async (context) =>
      context.visitor.post(`${reset}/verify-otp`, await askedForReset(context)),
  },
  {
    call: 'POST password/verify-otp',
    status: 400,
    when: 'for a wrong code',
    ask: async (context) => {
      const { otp, otp_token } = await askedForReset(context);
      return context.visitor.post(`${reset}/verify-otp`, { otp: wrongCode(otp), otp_token });
    },
  },
  {
    call: 'POST password/new',
    status: 200,
    ask: async (context) => {
      const body = { new_password: password, confirm_password: password };
      const password_token = await verifiedReset(context);
      return context.visitor.post(`${reset}/new`, { ...body, password_token });
    },
  },
  {
    call: 'POST password/new',
    status: 400,
    when: 'when the two differ',
    ask: async (context) => {
      const body = { new_password: password, confirm_password: 'un’altra parola' };
      const password_token = await verifiedReset(context);
      return context.visitor.post(`${reset}/new`, { ...body, password_token });
    },
  },
];
