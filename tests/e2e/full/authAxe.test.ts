import type { Page } from '@playwright/test';
import {
  dialogOf,
  fillSignUp,
  newAccount,
  openLogin,
  outboxCode,
  press,
  sendCode,
  viewOf,
} from '../support/actions/auth.ts';
import { axeFinds } from '../support/axe.ts';
import { sizes, type Size } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Checks the open view in both schemes: axe, its width, and that no text is cut off. */
async function look(page: Page, size: Size, view: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-scheme="${colorScheme}"]`)).toBeVisible();
    expect([view, colorScheme, await axeFinds(page, '[role="dialog"]')]).toEqual([
      view,
      colorScheme,
      [],
    ]);
  }
  const { width, height } = sizes[size];
  const panel = await dialogOf(page).boundingBox();
  // 90 % of a phone's width, 50 % of a desktop's, in the middle.
  expect(panel?.width).toBe(width * (size === 'phone' ? 0.9 : 0.5));
  expect(panel?.x).toBe((width - (panel?.width ?? 0)) / 2);
  expect(panel?.y).toBeGreaterThanOrEqual(0);
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(height);
  // The backdrop covers the whole screen, and nothing scrolls sideways.
  const veil = await page.locator('.MuiBackdrop-root').boundingBox();
  expect(veil).toEqual({ x: 0, y: 0, width, height });
  const cutOff = await dialogOf(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map((each) => each.outerHTML.slice(0, 200)),
  );
  expect([view, cutOff]).toEqual([view, []]);
}

test('every view of the dialog', { tag: '@phone-full' }, async ({ page }) => {
  // Each view is checked in both schemes.
  test.setTimeout(60_000);
  const size = test.info().project.name === 'full-phone' ? 'phone' : 'desktop';
  const person = newAccount();
  await page.goto('/');
  const login = await openLogin(page);
  await look(page, size, 'login');
  await press(login, 'Login');
  await expect(login.getByText('Password is required')).toBeVisible();
  await look(page, size, 'login, refused');
  await press(login, 'Sign up');
  await viewOf(page, 'Create your account');
  await look(page, size, 'signup');
  await fillSignUp(page, person);
  const code = await viewOf(page, 'Enter the code');
  await look(page, size, 'otp');
  await press(code, 'Send');
  await expect(code.getByText('The code has four digits')).toBeVisible();
  await look(page, size, 'otp, refused');
  await sendCode(page, await outboxCode(person.email));
  await press(await viewOf(page, 'Login'), 'Forgot your password?');
  const forgot = await viewOf(page, 'Forgot your password?');
  await look(page, size, 'forgetPass');
  await forgot.getByLabel('Email').fill(person.email);
  await press(forgot, 'Sent otp');
  await viewOf(page, 'Enter the code');
  await look(page, size, 'password-otp');
  await sendCode(page, await outboxCode(person.email));
  const create = await viewOf(page, 'Create a new password');
  await look(page, size, 'CreateNewPassword');
  await create.getByLabel('New Password').fill('una parola');
  await create.getByLabel('Retype Password').fill('un’altra');
  await press(create, 'Create');
  await expect(create.getByText('The passwords do not match')).toBeVisible();
  await look(page, size, 'CreateNewPassword, refused');
});

/** Resolves with the milliseconds for which the next toast with a text was on the page. */
const timeShown = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        let began: number | undefined;
        new MutationObserver(() => {
          const toasts = [...document.querySelectorAll('[role="alert"]')];
          const isShown = toasts.some(({ textContent }) => textContent?.includes(expected));
          if (isShown) began ??= performance.now();
          else if (began !== undefined) resolve(performance.now() - began);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );

test(
  'a toast beside the dialog, which people without motion may read as long',
  { tag: '@phone-full' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await press(await openLogin(page), 'Forgot your password?');
    const forgot = await viewOf(page, 'Forgot your password?');
    await forgot.getByLabel('Email').fill(newAccount().email);
    const text = 'we have sent a code';
    const shown = timeShown(page, text);
    await press(forgot, 'Sent otp');
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    expect(await axeFinds(page, '.Toastify')).toEqual([]);
    // A success is shown for two seconds.
    expect(await shown).toBeGreaterThan(1900);
  },
);
