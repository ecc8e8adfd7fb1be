import type { Page } from 'playwright-core';
import { callerOf } from '../server/test/customer.ts';
import {
  dialogOf,
  expectKeys,
  fillLogin,
  fillSignUp,
  keysOf,
  newcomer,
  openLogin,
  outboxCode,
  press,
  sendCode,
  signOut,
  takeOff,
  viewOf,
} from './auth.ts';
import { closeBrowser, listenUntil, playedSeconds, visit, watch } from './browser.ts';
import { fillSignIn, freshCustomer, signIn } from './customer.ts';

afterAll(closeBrowser);

const signedIn = { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) };
const isVisitor = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
const isCustomer = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'My Account' }).waitFor();

/** A further tab of the same browser. */
async function anotherTab(page: Page, address: string) {
  const tab = await page.context().newPage();
  const problems = watch(tab);
  await tab.goto(address);
  return { tab, problems };
}

/** Puts raw texts into the storage before the app starts. */
async function keep(page: Page, keys: Record<string, string>): Promise<void> {
  await page.goto('/fake-api/hero.json');
  await page.evaluate((them) => {
    for (const [key, text] of Object.entries(them)) window.localStorage.setItem(key, text);
  }, keys);
}

/** Ends every session of a token on the server alone: the browser knows nothing of it. */
const endOnServer = (token: string) =>
  callerOf(token, process.env.CICERONE_E2E_SERVER).api('/api/v1/users/signout');

describe('a reload', () => {
  it('in the middle of a code goes on at the code, in each flow', async () => {
    const { page, problems } = await visit('phone');
    const person = newcomer();
    await page.goto('/');
    await press(await openLogin(page), 'Sign up');
    await fillSignUp(page, person);
    await viewOf(page, 'Enter the code');
    await page.reload();
    const dialog = await viewOf(page, 'Enter the code');
    await dialog.getByText(person.email).waitFor();
    await press(dialog, 'resend otp?');
    await dialog.getByText('sign up again with the same email').waitFor();
    await sendCode(page, await outboxCode(person.email));

    await press(await viewOf(page, 'Login'), 'Forgot your password?');
    const forgot = await viewOf(page, 'Forgot your password?');
    await forgot.getByLabel('Email').fill(person.email);
    await press(forgot, 'Sent otp');
    await viewOf(page, 'Enter the code');
    await page.reload();
    await sendCode(page, await outboxCode(person.email));
    await viewOf(page, 'Create a new password');
    await page.reload();
    const create = await viewOf(page, 'Create a new password');
    const fresh = `${person.password} nuova`;
    await create.getByLabel('New Password').fill(fresh);
    await create.getByLabel('Retype Password').fill(fresh);
    await press(create, 'Create');
    await fillLogin(page, person.email, fresh);
    await page.waitForURL('**/user');
    expect(problems).toEqual([]);
  });

  it('leaves a dialog closed that was closed', async () => {
    const { page, problems } = await visit();
    await page.goto('/');
    await press(await openLogin(page), 'Sign up');
    await fillSignUp(page, newcomer());
    await press(await viewOf(page, 'Enter the code'), 'Close');
    await page.reload();
    await page.getByRole('heading', { name: 'Full of great ideas' }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('keeps a customer signed in: / leads to /user, and every address of theirs opens', async () => {
    const { page, problems } = await visit();
    await signIn(page, await freshCustomer());
    await page.goto('/');
    await page.waitForURL('**/user');
    await isCustomer(page);
    await page.goto('/user/cart');
    await isCustomer(page);
    expect(new URL(page.url()).pathname).toBe('/user/cart');
    await expectKeys(page, signedIn);
    expect(problems).toEqual([]);
  });
});

describe('two tabs', () => {
  it('follow each other into a session and out of it within a second', async () => {
    const { page, problems } = await visit();
    const customer = await freshCustomer();
    const other = await anotherTab(page, '/');
    await isVisitor(other.tab);
    await page.bringToFront();
    await signIn(page, customer);
    const within = async (happens: Promise<unknown>) => {
      const before = Date.now();
      await happens;
      expect(Date.now() - before).toBeLessThan(1000);
    };
    await within(other.tab.waitForURL('**/user'));
    await isCustomer(other.tab);

    await signOut(page);
    await page.waitForURL(/\/$/);
    await within(other.tab.waitForURL(/\/$/));
    await isVisitor(other.tab);
    await expectKeys(page, {});
    expect([problems, other.problems]).toEqual([[], []]);
  });

  it('await codes of their own', async () => {
    const { page, problems } = await visit();
    const [one, two] = [newcomer(), newcomer()];
    await page.goto('/');
    await press(await openLogin(page), 'Sign up');
    await fillSignUp(page, one);
    await viewOf(page, 'Enter the code');
    const other = await anotherTab(page, '/');
    await press(await openLogin(other.tab), 'Sign up');
    await fillSignUp(other.tab, two);
    await viewOf(other.tab, 'Enter the code');
    await page.bringToFront();
    await dialogOf(page).getByText(one.email).waitFor();
    await sendCode(page, await outboxCode(one.email));
    await viewOf(page, 'Login');
    await sendCode(other.tab, await outboxCode(two.email));
    await viewOf(other.tab, 'Login');
    expect([problems, other.problems]).toEqual([[], []]);
  });
});

describe('a session that ends on the server', () => {
  it('opens the dialog where the person is, stops nothing that plays, and goes on from there', async () => {
    const { page, problems } = await visit();
    const customer = await freshCustomer();
    await signIn(page, customer);
    await page
      .getByRole('link', { name: /^Get Access/ })
      .first()
      .click();
    await page
      .getByRole('region', { name: 'Player' })
      .getByRole('button', { name: 'Play', exact: true })
      .click();
    await listenUntil(page, 0.5);
    await endOnServer((await keysOf(page)).token ?? '');
    await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('menuitem', { name: 'Cart' }).click();

    const dialog = await viewOf(page, 'Login');
    await dialog.getByText('Sign in to go on where you were').waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/cart');
    await expectKeys(page, {});
    await listenUntil(page, (await playedSeconds(page)) + 1);
    takeOff(problems, /^401 .*\/users\/cart$/, /status of 401/);

    await fillSignIn(page, customer);
    await isCustomer(page);
    expect(new URL(page.url()).pathname).toBe('/user/cart');
    await page.getByText('You dont have any Cart Items').waitFor();
    await expectKeys(page, signedIn);
    expect(problems).toEqual([]);
  });

  it('leads to the landing page when the dialog is closed', async () => {
    const { page, problems } = await visit('phone');
    await signIn(page, await freshCustomer());
    await endOnServer((await keysOf(page)).token ?? '');
    await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('menuitem', { name: 'Cart' }).click();
    await press(await viewOf(page, 'Login'), 'Close');
    await page.waitForURL(/\/$/);
    await isVisitor(page);
    takeOff(problems, /^401 /, /status of 401/);
    expect(problems).toEqual([]);
  });

  it('before the app starts: the landing page, no dialog, and no key left', async () => {
    const { page, problems } = await visit();
    await keep(page, { auth: 'true', token: 'x'.repeat(43) });
    await page.goto('/user');
    await page.waitForURL(/\/$/);
    await isVisitor(page);
    await expectKeys(page, {});
    expect(await dialogOf(page).count()).toBe(0);
    expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
  });
});

it('/user and what lies below it are closed to visitors', async () => {
  const { page, problems } = await visit();
  for (const address of ['/user', '/user/cart']) {
    await page.goto(address);
    await page.waitForURL(/\/$/);
    await isVisitor(page);
  }
  expect(problems).toEqual([]);
});
