import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { layoutShiftsOf, observeLayoutShifts } from '../support/layoutShifts.ts';
import { refusal } from '../support/problems.ts';
import { expect, inFull, test } from '../support/test.ts';

const api = '**/api/v1/client/contact-message';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Invia la richiesta' });

/** Scrolls to the form and waits until its code is loaded. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/business-plan');
  await page.getByRole('link', { name: 'Richiedete una demo' }).click();
  await expect(page.locator('#demo')).toBeFocused();
  await expect(page.locator('.demo-form:enabled')).toBeVisible();
}

let senders = 0;
const message = () => ({
  'Nome e cognome': 'Anna Verdi',
  Email: `anna-${process.pid}-${(senders += 1)}@museo.example`,
  Oggetto: 'Una demo',
  Messaggio: 'Buongiorno,\nvorremmo provare.',
});

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
async function holds(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(page, name)).toHaveValue(value);
  }
}

test.describe('at either size', { tag: '@phone-full' }, () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(
      `in ${scheme}: nothing moves, nothing is too wide, axe is content`,
      { tag: inFull(scheme) },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await observeLayoutShifts(page);
        await page.goto('/business-plan');
        await expect(page.locator('.demo-form:enabled')).toBeVisible();
        for (let y = 0; y < 8000; y += 600) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        }
        expect(await layoutShiftsOf(page)).toEqual([]);
        // Not below the header, which would cover half a link.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        expect(await axeFinds(page)).toEqual([]);
        for (const width of [360, 390, 768, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const tooWide = await page.evaluate(
            () =>
              [...document.querySelectorAll('main section, main section > div')].filter(
                ({ clientWidth, scrollWidth }) => scrollWidth > clientWidth,
              ).length,
          );
          expect([width, tooWide]).toEqual([width, 0]);
        }
      },
    );
  }

  // Shows.
  test('by mouse: shows what is missing under its field, then sends', async ({ page }) => {
    await openForm(page);
    await send(page).click();
    await expect(page.getByText('Scrivete il vostro messaggio.')).toBeVisible();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    expect(await axeFinds(page, 'main')).toEqual([]);
    await observeLayoutShifts(page);
    await fill(page, { ...message(), Email: 'nessuno' });
    await expect(page.getByText('Questo indirizzo email non è valido.')).toBeVisible();
    const sent = message();
    await fill(page, sent);
    await send(page).click();
    await expect(page.getByText('Messaggio inviato, grazie.')).toBeVisible();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'status');
    await holds(page, { 'Nome e cognome': '', Email: '', Oggetto: '', Messaggio: '' });
    expect(await axeFinds(page, 'main')).toEqual([]);
  });
});

test('by keyboard only, slowly: it says what it does, goes once, and nothing moves', async ({
  page,
}) => {
  let answered = () => undefined as void;
  const held = new Promise<void>((resolve) => (answered = resolve));
  let calls = 0;
  await page.route(api, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await observeLayoutShifts(page);
  await page.goto('/business-plan');
  await expect(page.locator('.demo-form:enabled')).toBeVisible();
  await page.getByRole('link', { name: 'Richiedete una demo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#demo')).toBeFocused();
  await page.evaluate(() => (window.moved = []));
  for (const value of Object.values(message())) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const sending = page.getByText('Sending Your Message');
  await expect(sending).toBeVisible();
  await expect(sending).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Vi rispondiamo entro 1 ora.', { exact: true })).toBeVisible();
  expect(await axeFinds(page, 'main')).toEqual([]);
  answered();
  await expect(page.getByText('Messaggio inviato, grazie.')).toBeVisible();
  expect(calls).toBe(1);
  expect(await layoutShiftsOf(page)).toEqual([]);
});

test(
  '400: the server’s words as a toast and under the field; what was typed stays',
  { tag: ['@phone-only', '@full'] },
  async ({ page, problems }) => {
    await openForm(page);
    const tooLong = { ...message(), Oggetto: 'x'.repeat(201) };
    await fill(page, tooLong);
    await send(page).click();
    const words = 'The subject can have at most 200 characters.';
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'subject');
    await holds(page, tooLong);
    problems.expect(...refusal(400, '/client/contact-message'));
  },
);

// Shows.
test('without a network a toast appears, what was typed stays and is sent at the second try', async ({
  page,
  problems,
}) => {
  await openForm(page);
  const sent = message();
  await fill(page, sent);
  await page.route(api, (route) => route.abort('connectionrefused'));
  await send(page).click();
  const toast = page.getByText(/la connessione non funziona/);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute('lang', 'it');
  await holds(page, sent);
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'submit');
  await page.unroute(api);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Messaggio inviato, grazie.')).toBeVisible();
  problems.expect(/CONNECTION_REFUSED/);
});

test('formik and yup come with the form only', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  const hasFormik = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    // A name that only the code of formik contains.
    return texts.some((text) => text.includes('validateOnMount'));
  };
  await page.goto('/');
  await expect(page.locator('.Toastify')).toBeAttached();
  expect(await hasFormik()).toBe(false);
  await openForm(page);
  await expect.poll(hasFormik).toBe(true);
});
