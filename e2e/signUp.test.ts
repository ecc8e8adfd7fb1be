import {
  dialogOf,
  expectKeys,
  fillLogin,
  fillSignUp,
  newcomer,
  openLogin,
  outboxCode,
  press,
  sendCode,
  signOut,
  takeOff,
  viewOf,
} from './auth.ts';
import { closeBrowser, visit } from './browser.ts';
import { freshCustomer } from './customer.ts';

afterAll(closeBrowser);

/** What the browser writes to its console when a call of this address was refused. */
const refused = (call: string) => [new RegExp(`^400 .*${call}$`), /status of 400/];

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it('a stranger becomes a customer: sign-up, code, login, home; then leaves', async () => {
    const { page, problems } = await visit(size);
    const person = newcomer();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Full of great ideas' }).waitFor();
    await expectKeys(page, {});

    await press(await openLogin(page), 'Sign up');
    await fillSignUp(page, person);
    const dialog = await viewOf(page, 'Enter the code');
    await dialog.getByText(person.email).waitFor();
    await page.getByRole('alert').filter({ hasText: 'Your account was created' }).waitFor();
    await expectKeys(page, { otp_email: person.email });

    await sendCode(page, await outboxCode(person.email));
    await viewOf(page, 'Login');
    await expectKeys(page, {});

    await fillLogin(page, person.email, person.password);
    await page.waitForURL('**/user');
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: 'My Account' }).waitFor();
    await expectKeys(page, { auth: 'true', token: expect.stringMatching(/^[\w-]{43}$/) });

    await signOut(page);
    await page.waitForURL(/\/$/);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
    await expectKeys(page, {});
    expect(problems).toEqual([]);
  });

  it('a forgotten password is replaced; the old one opens nothing any more', async () => {
    const { page, problems } = await visit(size);
    const { email, password } = await freshCustomer();
    await page.goto('/');
    await press(await openLogin(page), 'Forgot your password?');
    const forgot = await viewOf(page, 'Forgot your password?');
    await forgot.getByLabel('Email').fill(email);
    await press(forgot, 'Sent otp');
    await viewOf(page, 'Enter the code');
    await expectKeys(page, { 'otp-token': expect.stringMatching(/^[\w-]{43}$/) });

    await sendCode(page, await outboxCode(email));
    const create = await viewOf(page, 'Create a new password');
    await expectKeys(page, { 'password-token': expect.stringMatching(/^[\w-]{43}$/) });

    const fresh = `${password} nuova`;
    await create.getByLabel('New Password').fill(fresh);
    await create.getByLabel('Retype Password').fill(fresh);
    await press(create, 'Create');
    await viewOf(page, 'Login');
    await expectKeys(page, {});
    expect(problems).toEqual([]);

    await fillLogin(page, email, password);
    await page.getByRole('alert').filter({ hasText: 'is wrong' }).waitFor();
    takeOff(problems, ...refused('/users/signin'));
    await fillLogin(page, email, fresh);
    await page.waitForURL('**/user');
    expect(problems).toEqual([]);
  });
});

it('a wrong code is refused, a new one is sent, another address may be chosen', async () => {
  const { page, problems } = await visit();
  const person = newcomer();
  await page.goto('/');
  await press(await openLogin(page), 'Sign up');
  await fillSignUp(page, person);
  const dialog = await viewOf(page, 'Enter the code');
  const old = await outboxCode(person.email);
  await sendCode(page, old === '0000' ? '1111' : '0000');
  await page.getByRole('alert').filter({ hasText: 'wrong or has expired' }).waitFor();
  takeOff(problems, ...refused('/signup-otp-verify'));

  await press(dialog, 'resend otp?');
  await page.getByRole('alert').filter({ hasText: 'sent a new code' }).waitFor();
  takeOff(problems, ...refused('/users/signup'));
  await expectKeys(page, { otp_email: person.email });

  await press(dialog, 'Change Email Accout?');
  const form = await viewOf(page, 'Create your account');
  expect(await form.getByLabel('Full name').inputValue()).toBe(person.name);
  const other = newcomer();
  await form.getByLabel('Email').fill(other.email);
  await press(form, 'Create an account');
  await (await viewOf(page, 'Enter the code')).getByText(other.email).waitFor();
  await expectKeys(page, { otp_email: other.email });
  await sendCode(page, await outboxCode(other.email));
  await viewOf(page, 'Login');
  expect(problems).toEqual([]);
});

it('the server’s words on a field stand under the field', async () => {
  const { page, problems } = await visit();
  await page.goto('/');
  const dialog = await openLogin(page);
  await fillLogin(page, 'somebody@nowhere', 'x');
  await dialog.getByText(/address/).waitFor();
  expect(await dialog.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('alert').count()).toBe(0);
  takeOff(problems, /^401 .*\/users\/signin$/, /status of 401/);
  expect(problems).toEqual([]);
});

it('a button that is pressed slowly is not moved away from under the finger', async () => {
  const { page, problems } = await visit('phone');
  await page.goto('/');
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Sign up' }).click({ delay: 400 });
  await viewOf(page, 'Create your account');
  await dialogOf(page).getByRole('button', { name: 'Sign in' }).click({ delay: 400 });
  await viewOf(page, 'Login');
  expect(problems).toEqual([]);
});

it('without a connection it says so, and goes on when there is one again', async () => {
  const { page, problems } = await visit('phone');
  const person = newcomer();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Full of great ideas' }).waitFor();
  // The toasts' code comes when the page has nothing else to do.
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
  await login.click();
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  await page.context().setOffline(false);
  await login.click();
  await press(await viewOf(page, 'Login'), 'Sign up');
  await page.context().setOffline(true);
  await fillSignUp(page, person);
  await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor();
  await page.context().setOffline(false);
  await press(dialogOf(page), 'Create an account');
  await viewOf(page, 'Enter the code');
  // ERR_FAILED is the same by way of the service worker.
  const offline = /INTERNET_DISCONNECTED|ERR_FAILED|Loading/;
  expect(problems.filter((problem) => !offline.test(problem))).toEqual([]);
});

describe('by itself', () => {
  const elapsed = 'performance.now()';

  it('the dialog opens five seconds after the landing page', async () => {
    const { page, problems } = await visit();
    await page.goto('/');
    await viewOf(page, 'Login');
    expect(await page.evaluate<number>(elapsed)).toBeGreaterThan(5000);
    expect(problems).toEqual([]);
  });

  it('it stays closed when somebody was faster, and on other pages', async () => {
    const { page, problems } = await visit();
    await page.context().clock.install();
    await page.goto('/');
    await openLogin(page);
    await page.keyboard.press('Escape');
    const other = await page.context().newPage();
    await other.goto('/admin-editor');
    await other.getByRole('link', { name: 'Landing page editor' }).waitFor();
    await page.context().clock.fastForward(10_000);
    for (const each of [page, other]) {
      await each.waitForLoadState('networkidle');
      expect(await dialogOf(each).count()).toBe(0);
    }
    expect(problems).toEqual([]);
  });
});

it('/admin-editor sets the mode of the site editor, and links to the landing page’s editor', async () => {
  const { page, problems } = await visit();
  await page.goto('/admin-editor');
  await page.getByRole('link', { name: 'Landing page editor' }).waitFor();
  await expectKeys(page, { 'user-mode': 'site-editor' });
  expect(problems).toEqual([]);
});
