import type { Locator, Page } from 'playwright-core';
import { codeFor, freshEmail } from '../server/test/customer.ts';
import { watch } from './browser.ts';

/** The dialog's views, by their headlines. */
export type View =
  | 'Login'
  | 'Create your account'
  | 'Enter the code'
  | 'Forgot your password?'
  | 'Create a new password';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** Waits for one view of the dialog. */
export async function viewOf(page: Page, view: View): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: view });
  await dialog.waitFor();
  return dialog;
}

export const press = (inside: Page | Locator, name: string): Promise<void> =>
  inside.getByRole('button', { name, exact: true }).click();

/** By the header's button; on a slow machine the dialog may have opened by itself before. */
export async function openLogin(page: Page): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Login' });
  await button.click({ timeout: 6000 }).catch(() => viewOf(page, 'Login'));
  return viewOf(page, 'Login');
}

/** The session's raw keys (spec section 3). What is kept of listening and looks stands beside them. */
const sessionKeys = ['token', 'auth', 'user-mode', 'otp_email', 'otp-token', 'password-token'];

/** What the browser's local storage holds of the session: raw keys and raw texts. */
export const keysOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        Object.entries(window.localStorage).filter(([name]) => names.includes(name)),
      ),
    sessionKeys,
  );

/** Has raw texts in the storage before the app starts. */
export async function keepKeys(page: Page, keys: Record<string, string>): Promise<void> {
  await page.addInitScript((them) => {
    // Once in this tab: what the app makes of it must outlive a reload.
    if (window.sessionStorage.getItem('kept-by-the-test')) return;
    window.sessionStorage.setItem('kept-by-the-test', 'true');
    for (const [key, text] of Object.entries(them)) window.localStorage.setItem(key, text);
  }, keys);
}

/** Waits until the storage holds of the session what is expected, and nothing else. */
export async function expectKeys(page: Page, keys: Record<string, unknown>): Promise<void> {
  const wanted = Object.keys(keys).sort().join();
  await page
    .waitForFunction(
      ([them, names]) =>
        Object.keys(window.localStorage)
          .filter((name) => names?.includes(name))
          .sort()
          .join() === them,
      [wanted, sessionKeys] as const,
    )
    .catch(() => undefined);
  expect(await keysOf(page)).toEqual(keys);
}

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Somebody whom the server doesn't know yet. */
export const newcomer = (): Account => ({
  name: 'Giulia Prova',
  email: freshEmail(),
  password: 'una parola che nessuno sa',
});

/** The newest code in the real outbox. */
export const outboxCode = (email: string): Promise<string> =>
  codeFor(email, process.env.CICERONE_E2E_SERVER);

/** From the open sign-up view to the code's. */
export async function fillSignUp(page: Page, { name, email, password }: Account): Promise<void> {
  const dialog = await viewOf(page, 'Create your account');
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await press(dialog, 'Create an account');
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  const dialog = await viewOf(page, 'Login');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await press(dialog, 'Login');
}

/** Types a code from the first digit on, and sends it. */
export async function sendCode(page: Page, code: string): Promise<void> {
  const dialog = await viewOf(page, 'Enter the code');
  await dialog.getByLabel('Digit 1 of 4').click();
  await page.keyboard.type(code);
  await press(dialog, 'Send');
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Takes problems that a journey has caused on purpose off the list; each pattern must have one. */
export function takeOff(problems: string[], ...expected: RegExp[]): void {
  for (const pattern of expected) {
    const rest = problems.filter((problem) => !pattern.test(problem));
    expect(rest.length).toBeLessThan(problems.length);
    problems.splice(0, problems.length, ...rest);
  }
}

/** Waits for the visitor's header. */
export const isVisitor = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();

/** Waits for the customer's header. */
export const isCustomer = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'My Account' }).waitFor();

/** A further tab of the same browser. */
export async function anotherTab(page: Page, address: string) {
  const tab = await page.context().newPage();
  const problems = watch(tab);
  await tab.goto(address);
  return { tab, problems };
}
