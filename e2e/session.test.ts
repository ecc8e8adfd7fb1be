import { callerOf } from '../server/test/customer.ts';
import {
  anotherTab,
  dialogOf,
  expectKeys,
  fillSignUp,
  isCustomer,
  isVisitor,
  keepKeys,
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
import { closeBrowser, listenUntil, playedSeconds, visit } from './browser.ts';
import { fillSignIn, freshCustomer, signIn } from './customer.ts';

afterAll(closeBrowser);

const signedIn = { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) };

/** Ends every session of a token on the server alone: the browser knows nothing of it. */
const endOnServer = (token: string) =>
  callerOf(token, process.env.CICERONE_E2E_SERVER).api('/api/v1/users/signout');

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
    takeOff(problems, /^401 .*\/users\/(cart|profile-data)$/, /status of 401/);

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
    // What the home asks at its start is answered: the cart's call is the first that meets the end.
    await page.reload({ waitUntil: 'networkidle' });
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
    await keepKeys(page, { auth: 'true', token: 'x'.repeat(43) });
    await page.goto('/user');
    await page.waitForURL(/\/$/);
    await isVisitor(page);
    await expectKeys(page, {});
    expect(await dialogOf(page).count()).toBe(0);
    expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
  });
});
