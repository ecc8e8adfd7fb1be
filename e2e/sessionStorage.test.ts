import { dialogOf, expectKeys, keepKeys, keysOf, openLogin, signOut } from './auth.ts';
import { closeBrowser, visit } from './browser.ts';
import { fillSignIn, freshCustomer } from './customer.ts';

afterAll(closeBrowser);

/** From the landing page into a session and out of it. */
async function lives(page: Awaited<ReturnType<typeof visit>>['page']): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Full of great ideas' }).waitFor();
  await openLogin(page);
  await fillSignIn(page, await freshCustomer());
  await page.waitForURL('**/user');
  await page
    .getByRole('link', { name: /^Get Access/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Player' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Cicerone, home' }).click();
  await page.waitForURL('**/user');
  await signOut(page);
  await page.waitForURL(/\/$/);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
}

const long = 'x'.repeat(100_000);

it.each<[string, Record<string, string>]>([
  ['corrupt', { token: '\u0000\uFFFF{"', auth: '{"a":', 'user-mode': '[', otp_email: '\uD800' }],
  ['of wrong types', { token: '[object Object]', auth: '1', 'user-mode': 'root' }],
  ['far too long', { token: long, auth: long, otp_email: long, 'otp-token': long }],
  [
    'JSON, as another build would keep it',
    { 'persist:session': '{"token":"\\"x\\""}', auth: '"true"', token: '"x"' },
  ],
])('what is kept is %s: the app works', async (_what, keys) => {
  const { page, problems } = await visit();
  await keepKeys(page, keys);
  await lives(page);
  const ours = ['token', 'auth', 'user-mode', 'otp-token', 'password-token'];
  expect(Object.keys(await keysOf(page)).filter((key) => ours.includes(key))).toEqual([]);
  expect(problems).toEqual([]);
});

it('the storage is full: the app works, and nothing is kept', async () => {
  const { page, problems } = await visit();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await lives(page);
  await expectKeys(page, {});
  expect(problems).toEqual([]);
});

describe('the storage is blocked', () => {
  const block = () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  };

  it('the app works', async () => {
    const { page, problems } = await visit('phone');
    await page.addInitScript(block);
    await lives(page);
    expect(problems).toEqual([]);
  });

  it('a reload finds the session by its cookie', async () => {
    const { page, problems } = await visit();
    await page.addInitScript(block);
    await page.goto('/');
    await openLogin(page);
    await fillSignIn(page, await freshCustomer());
    await page.waitForURL('**/user');
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'My Account' }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
