import { expect, type Locator, type Page } from '@playwright/test';
import { codeFor, freshEmail } from '../../../support/customers/customer.ts';
import { focused } from '../keyboard.ts';
import { e2eServer } from '../server.ts';

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

/** Waits until the focus is in the first field of a view. */
export async function begins(page: Page, view: View, field: string): Promise<void> {
  await viewOf(page, view);
  await expect.poll(() => focused(page)).toMatchObject({ name: field, isSeen: true });
}

export const press = (inside: Page | Locator, name: string): Promise<void> =>
  inside.getByRole('button', { name, exact: true }).click();

/** Opens the dialog with the header's button; on a busy machine the landing page may open it before, after five seconds. */
export async function openLogin(page: Page): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Login' });
  await expect(async () => {
    if (!(await dialogOf(page).isVisible())) await button.click({ timeout: 2000 });
  }).toPass();
  return viewOf(page, 'Login');
}

/** The session's raw keys; other keys hold listening progress and appearance. */
const sessionKeys = ['token', 'auth', 'user-mode', 'otp_email', 'otp-token', 'password-token'];

/** Returns what the browser's local storage has of the session: raw keys and raw texts. */
export const keysOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        Object.entries(window.localStorage).filter(([name]) => names.includes(name)),
      ),
    sessionKeys,
  );

/** Waits until the storage holds exactly these keys of the session, with values that match. */
export async function expectKeys(page: Page, keys: Record<string, unknown>): Promise<void> {
  await expect.poll(() => keysOf(page)).toEqual(keys);
}

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Returns a person whom the server does not know yet. */
export const newAccount = (): Account => ({
  name: 'Giulia Prova',
  email: freshEmail(),
  password: 'una parola che nessuno sa',
});

/** Returns the newest code in the outbox. */
export const outboxCode = (email: string): Promise<string> => codeFor(email, e2eServer());

/** Fills in the open sign-up view, and waits for the view of the code. */
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

/** Waits for the visitor's header. */
export const isVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();

/** Waits for the customer's header. */
export const isCustomer = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'My Account' })).toBeVisible();

/**
 * Reloads the page of a visitor, and shows that no dialog opens by itself: the listeners that would open it have sent
 * the session check, and the dialog's code was not requested. The header's button then opens `view`.
 */
export async function staysClosed(page: Page, view: View): Promise<void> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const hasCode = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return texts.some((text) => text.includes('auth-dialog-close'));
  };
  const isChecked = page.waitForResponse((response) => response.url().endsWith('/users/auth'));
  await page.reload();
  await isChecked;
  await expect(page.locator('.Toastify')).toBeAttached();
  expect(await hasCode()).toBe(false);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await viewOf(page, view);
  await expect.poll(hasCode).toBe(true);
}

/** Opens another tab of the same browser. */
export async function anotherTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}
