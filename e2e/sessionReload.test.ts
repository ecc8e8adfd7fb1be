import {
  dialogOf,
  expectKeys,
  fillLogin,
  fillSignUp,
  isCustomer,
  isVisitor,
  newcomer,
  openLogin,
  outboxCode,
  press,
  sendCode,
  viewOf,
} from './auth.ts';
import { closeBrowser, visit } from './browser.ts';
import { freshCustomer, signIn } from './customer.ts';

afterAll(closeBrowser);

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
    await expectKeys(page, { auth: 'true', token: expect.any(String) });
    expect(problems).toEqual([]);
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
