import type { Page } from '@playwright/test';
import { routes } from '../../../src/shared/site/paths.ts';
import {
  fillSignUp,
  newAccount,
  openLogin,
  outboxCode,
  press,
  sendCode,
  viewOf,
} from '../support/actions/auth.ts';
import type { Scene } from './scene.ts';

async function toSignUp(page: Page): Promise<void> {
  await press(await openLogin(page), 'Sign up');
  await viewOf(page, 'Create your account');
}

async function toForgot(page: Page): Promise<void> {
  await press(await openLogin(page), 'Forgot your password?');
  await viewOf(page, 'Forgot your password?');
}

/** The response does not wait for the mail. */
async function codeAfter(first: string, email: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const code = await outboxCode(email);
    if (code !== first) return code;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error('No second code has come');
}

/** A code exists only for an existing account. */
async function toNewPassword(page: Page): Promise<void> {
  const person = newAccount();
  await toSignUp(page);
  await fillSignUp(page, person);
  await viewOf(page, 'Enter the code');
  const first = await outboxCode(person.email);
  await sendCode(page, first);
  await press(await viewOf(page, 'Login'), 'Forgot your password?');
  const forgot = await viewOf(page, 'Forgot your password?');
  await forgot.getByLabel('Email').fill(person.email);
  await press(forgot, 'Sent otp');
  await viewOf(page, 'Enter the code');
  await sendCode(page, await codeAfter(first, person.email));
  await viewOf(page, 'Create a new password');
}

/** A sign-up that waits for its code opens the dialog again on every page. */
const dialog = (name: string, then: Scene['then']): Scene => ({
  alone: true,
  name: `dialog-${name}`,
  who: 'visitor',
  at: routes.persons,
  then,
});

/** The views of the authentication dialog. */
export const dialogScenes: readonly Scene[] = [
  dialog('login', openLogin),
  dialog('login-refused', async (page) => press(await openLogin(page), 'Login')),
  dialog('signup', toSignUp),
  dialog('forgot', toForgot),
  dialog('otp', async (page) => {
    await toSignUp(page);
    await fillSignUp(page, newAccount());
    await viewOf(page, 'Enter the code');
  }),
  dialog('new-password', toNewPassword),
];
