import type { Page } from '@playwright/test';
import { wordsCopy } from '../../../src/domain/text/copy.it.ts';
import { authCopy } from '../../../src/features/auth/copy.it.ts';
import { cartCopy } from '../../../src/features/cart/copy.it.ts';
import { paymentCopy } from '../../../src/features/cart/payment/copy.it.ts';
import { catalogueCopy } from '../../../src/features/catalogue/copy.it.ts';
import { searchCopy } from '../../../src/features/catalogue/search/copy.it.ts';
import { libraryCopy } from '../../../src/features/library/copy.it.ts';
import { playerCopy } from '../../../src/features/player/copy.it.ts';
import { profileCopy } from '../../../src/features/profile/copy.it.ts';
import { guideCopy } from '../../../src/pages/guide/copy.it.ts';
import { landingCopy as englishLanding } from '../../../src/pages/landing/copy.ts';
import { landingCopy } from '../../../src/pages/landing/copy.it.ts';
import { personCopy } from '../../../src/pages/person/copy.it.ts';
import { shellCopy } from '../../../src/pages/shell/copy.it.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { newAccount, outboxCode, press, type Account } from '../support/actions/auth.ts';
import { readableGuide } from '../support/actions/readable.ts';
import { guideFor, paymentPage } from '../support/actions/shop.ts';
import { expect, test } from '../support/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const isItalian = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'it');

/** Fills in the open sign-in dialog, which then closes. */
async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  const dialog = dialogOf(page, authCopy.loginTitle);
  await dialog.getByLabel(authCopy.email).fill(email);
  await dialog.getByLabel(authCopy.password, { exact: true }).fill(password);
  await press(dialog, authCopy.login);
  await dialog.waitFor({ state: 'detached' });
}

test.describe('in Italian, at either size', { tag: '@phone' }, () => {
  test('the landing page is Italian, and links to Italian pages', async ({ page }) => {
    await page.goto('/it');
    await isItalian(page);
    await expect(page.getByRole('button', { name: landingCopy.minute }).first()).toBeVisible();
    const links = await page
      // Of the sign-in dialog, which opens by itself, Google's link belongs to the server.
      .locator('a[href^="/"]:not([hreflang], [href^="/login/"])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !/^\/it(?=$|[/?#])/.test(href))).toEqual([]);
  });

  for (const [address, { minute }, spoken] of [
    ['/', englishLanding, 'en'],
    ['/it', landingCopy, 'it'],
  ] as const) {
    test(`the minute on ${address} is heard and read in the page’s language`, async ({ page }) => {
      await page.goto(address);
      const player = page.getByRole('region', { name: minute });
      await expect(player.getByRole('link')).toHaveAttribute('lang', spoken);
      await press(player, minute);
      await listenUntil(page, 0.3);
      const recording = await page.evaluate(() => window.holder()?.src);
      expect(recording?.endsWith('.en.mp3')).toBe(spoken === 'en');
      await expect(player.getByRole('list')).toHaveAttribute('lang', spoken);
    });
  }

  test('a category leads to a guide', async ({ page, stranger }) => {
    const { id, title, stops } = await guideFor(stranger);
    await page.goto('/it/audio-guide-by-category/1');
    const link = page.getByRole('link', { name: `${catalogueCopy.getAccess}: ${title}` });
    await expect(page.getByRole('article').filter({ has: link })).toContainText(
      wordsCopy.stops(stops ?? 0),
    );
    await link.click();
    await page.waitForURL(`**/it/audio-guide/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await isItalian(page);
  });

  test('a guide says its length and language, and plays its free track', async ({ page }) => {
    const { id, title } = await readableGuide();
    await page.goto(`/it/audio-guide/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main(page).getByText(guideCopy.length, { exact: true })).toBeVisible();
    const player = page.getByRole('region', { name: playerCopy.player, exact: true });
    await press(player, playerCopy.play);
    await listenUntil(page, 0.3);
    await press(player, playerCopy.pause);
  });

  test('the search finds a guide, and opens it', async ({ page }) => {
    await page.goto('/it/person');
    await expect(page).toHaveTitle(new RegExp(personCopy.list));
    await banner(page).getByRole('button', { name: shellCopy.search, exact: true }).click();
    await page.getByRole('combobox', { name: searchCopy.placeholder }).fill('caravaggio');
    const found = dialogOf(page, searchCopy.results);
    await found.getByRole('region', { name: searchCopy.guides }).getByRole('link').first().click();
    await page.waitForURL('**/it/audio-guide/*');
  });

  test('a visitor signs up with the code of an Italian mail', async ({ page }) => {
    const person = newAccount();
    await page.goto('/it/person');
    await banner(page).getByRole('button', { name: shellCopy.login, exact: true }).click();
    await press(dialogOf(page, authCopy.loginTitle), authCopy.toSignUp);
    const form = dialogOf(page, authCopy.signUpTitle);
    await form.getByLabel(authCopy.name).fill(person.name);
    await form.getByLabel(authCopy.email).fill(person.email);
    await form.getByLabel(authCopy.password, { exact: true }).fill(person.password);
    await press(form, authCopy.createAccount);
    const code = dialogOf(page, authCopy.otpTitle);
    await code.getByLabel(authCopy.digit(1)).click();
    await page.keyboard.type(await outboxCode(person.email));
    await press(code, authCopy.send);
    await expect(page.getByText(authCopy.notes.verified)).toBeVisible();
    await signIn(page, person);
    await page.waitForURL('**/it/user');
    await isItalian(page);
  });

  test('a visitor signs in to buy, pays, and returns to the Italian cart', async ({
    page,
    stranger,
  }) => {
    const guide = await guideFor(stranger);
    await page.goto(`/it/subscribe/${guide.id}`);
    await press(page, cartCopy.addToCart);
    await signIn(page, stranger);
    await page.waitForURL('**/it/user/cart');
    await press(page, cartCopy.purchase);
    await page.waitForURL(paymentPage);
    await press(page, 'Ordina con obbligo di pagare');
    await page.waitForURL('**/it/user/cart?status=success');
    await expect(page.getByText(paymentCopy.paid.title)).toBeVisible();
    await expect(page.getByText(paymentCopy.paid.guides.confirmed)).toBeVisible();
    await page.goto('/it/user/library');
    const bought = page.getByRole('region', { name: libraryCopy.purchases.title });
    await expect(
      bought.getByRole('link', { name: `${catalogueCopy.getAccess}: ${guide.title}` }),
    ).toBeVisible();
  });

  test('library and profile of a customer are Italian', async ({ page, customer }) => {
    await page.goto('/it/user/library');
    await expect(page).toHaveTitle(new RegExp(`^${libraryCopy.pageTitle} · `));
    await expect(page.getByText(libraryCopy.wishes.empty)).toBeVisible();
    await page.goto('/it/user/profile');
    await expect(page).toHaveTitle(new RegExp(`^${profileCopy.pageTitle} · `));
    await expect(page.getByRole('tab', { name: profileCopy.tabs.profile })).toBeVisible();
    await expect(main(page).getByText(customer.email).first()).toBeVisible();
  });

  test('the other language shows the same page, both ways', async ({ page }) => {
    await page.goto('/person?search=caravaggio');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Italiano' }).click();
    await page.waitForURL('**/it/person?search=caravaggio');
    await isItalian(page);
    await expect(page).toHaveTitle(new RegExp(personCopy.list));
    await footer.getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/person');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
