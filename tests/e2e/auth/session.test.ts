import { callerOf } from '../../support/customers/customer.ts';
import {
  anotherTab,
  dialogOf,
  expectKeys,
  fillSignUp,
  isCustomer,
  isVisitor,
  keysOf,
  newAccount,
  openLogin,
  outboxCode,
  press,
  sendCode,
  signOut,
  viewOf,
} from '../support/actions/auth.ts';
import { listenUntil, playedSeconds } from '../support/actions/audio.ts';
import { answersTo, fillSignIn, storeKeys, signIn } from '../support/actions/customer.ts';
import { e2eServer } from '../support/server.ts';
import { refusal } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

const signedIn = { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) };

/** Ends every session of a token only on the server: the browser does not notice. */
const endOnServer = (token: string) => callerOf(token, e2eServer()).api('/api/v1/users/signout');

test.describe('two tabs', () => {
  test('follow each other into a session and out of it within a second', async ({
    page,
    stranger,
  }) => {
    const other = await anotherTab(page, '/');
    await isVisitor(other);
    await page.bringToFront();
    // The tabs share the key of downloads: one of them asks for it, or both do.
    const hasKey = Promise.race([page, other].map((tab) => answersTo(tab, 'download-key')));
    const isLoaded = Promise.all([answersTo(other, 'home-page'), hasKey]);
    await signIn(page, stranger);
    const within = async (happens: Promise<unknown>) => {
      const before = Date.now();
      await happens;
      expect(Date.now() - before).toBeLessThan(1000);
    };
    await within(other.waitForURL('**/user'));
    await isCustomer(other);
    await isLoaded;

    await signOut(page);
    await page.waitForURL(/\/$/);
    await within(other.waitForURL(/\/$/));
    await isVisitor(other);
    await expectKeys(page, {});
  });

  test('await codes of their own', { tag: '@full' }, async ({ page }) => {
    const [one, two] = [newAccount(), newAccount()];
    await page.goto('/');
    await press(await openLogin(page), 'Sign up');
    await fillSignUp(page, one);
    await viewOf(page, 'Enter the code');
    const other = await anotherTab(page, '/');
    await press(await openLogin(other), 'Sign up');
    await fillSignUp(other, two);
    await viewOf(other, 'Enter the code');
    await page.bringToFront();
    await expect(dialogOf(page).getByText(one.email)).toBeVisible();
    await sendCode(page, await outboxCode(one.email));
    await viewOf(page, 'Login');
    await sendCode(other, await outboxCode(two.email));
    await viewOf(other, 'Login');
  });
});

test.describe('a session that ends on the server', () => {
  test('opens the dialog where the person is, stops nothing that plays, and continues from there', async ({
    page,
    stranger,
    problems,
  }) => {
    await signIn(page, stranger);
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
    await expect(dialog.getByText('Sign in to continue where you were')).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/user/cart');
    await expectKeys(page, {});
    await listenUntil(page, (await playedSeconds(page)) + 1);
    problems.expect(...refusal(401, '/users/(cart|profile-data)'));

    await fillSignIn(page, stranger);
    await isCustomer(page);
    await expect(page).toHaveURL((url) => url.pathname === '/user/cart');
    await expect(page.getByText('You dont have any Cart Items')).toBeVisible();
    await expectKeys(page, signedIn);
  });

  test(
    'leads to the landing page when the dialog is closed',
    { tag: '@phone-only' },
    async ({ page, stranger, problems }) => {
      await signIn(page, stranger);
      // All calls of the home page have finished: the cart's call is the first with the ended session.
      await page.reload({ waitUntil: 'networkidle' });
      await endOnServer((await keysOf(page)).token ?? '');
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
      await page.getByRole('menuitem', { name: 'Cart' }).click();
      await press(await viewOf(page, 'Login'), 'Close');
      await page.waitForURL(/\/$/);
      await isVisitor(page);
      problems.expect(...refusal(401, '/users/(cart|profile-data)'));
    },
  );

  test('before the app starts: asks to sign in, keeps the requested address, and leaves no key', async ({
    page,
    stranger,
    problems,
  }) => {
    await storeKeys(page, { auth: 'true', token: 'x'.repeat(43) });
    await page.goto('/user/library');
    const dialog = await viewOf(page, 'Login');
    await expect(dialog.getByText('Sign in to continue where you were')).toBeVisible();
    await expectKeys(page, {});
    problems.allow(...refusal(401, '/users/[\\w/-]+'));
    await fillSignIn(page, stranger);
    await isCustomer(page);
    await expect(page).toHaveURL((url) => url.pathname === '/user/library');
  });
});
