import type { Page } from 'playwright-core';
import { axeFinds } from './axe.ts';
import { closeBrowser, sizes, visit } from './browser.ts';
import { besides } from './shop.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

afterAll(closeBrowser);

const api = '**/api/v1/client/contact-message';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Invia la richiesta' });

/** At the form, once it can be typed into: it waits for its code. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/business-plan');
  await page.getByRole('link', { name: 'Richiedete una demo' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'demo');
  await page.locator('.demo-form:enabled').waitFor();
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
    expect(await field(page, name).inputValue()).toBe(value);
  }
}

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  it.each(['light', 'dark'] as const)(
    'in %s: nothing moves, nothing is too wide, axe is content',
    async (scheme) => {
      const { page, problems } = await visit(size, scheme);
      await watchShifts(page);
      await page.goto('/business-plan');
      await page.locator('.demo-form:enabled').waitFor();
      for (let y = 0; y < 8000; y += 600) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      }
      expect(await shiftsOf(page)).toEqual([]);
      expect(await axeFinds(page)).toEqual([]);
      for (const width of [360, sizes[size].width, 768, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const tooWide = await page.evaluate(
          () =>
            [...document.querySelectorAll('main section, main section > div')].filter(
              ({ clientWidth, scrollWidth }) => scrollWidth > clientWidth,
            ).length,
        );
        expect([width, tooWide]).toEqual([width, 0]);
      }
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  it('by mouse: what is missing stands under its field, then it is sent', async () => {
    const { page, problems } = await visit(size);
    await openForm(page);
    await send(page).click();
    await page.getByText('Scrivete il vostro messaggio.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    expect(await axeFinds(page, 'main')).toEqual([]);
    await watchShifts(page);
    await fill(page, { ...message(), Email: 'nessuno' });
    await page.getByText('Questo indirizzo email non è valido.').waitFor();
    const sent = message();
    await fill(page, sent);
    await send(page).click();
    await page.getByText('Messaggio inviato, grazie.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'status');
    await holds(page, { 'Nome e cognome': '', Email: '', Oggetto: '', Messaggio: '' });
    expect(await axeFinds(page, 'main')).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('by keyboard alone, slowly: it says what it does, goes once, and nothing moves', async () => {
  const { page, problems } = await visit();
  let answered = () => undefined as void;
  const held = new Promise<void>((resolve) => (answered = resolve));
  let calls = 0;
  await page.route(api, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto('/business-plan');
  await page.locator('.demo-form:enabled').waitFor();
  await page.getByRole('link', { name: 'Richiedete una demo' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'demo');
  await page.evaluate(() => (window.moved = []));
  for (const value of Object.values(message())) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const sending = page.getByText('Sending Your Message');
  await sending.waitFor();
  expect(await sending.getAttribute('lang')).toBe('en');
  await page.getByText('Vi rispondiamo entro 1 ora.', { exact: true }).waitFor();
  expect(await axeFinds(page, 'main')).toEqual([]);
  answered();
  await page.getByText('Messaggio inviato, grazie.').waitFor();
  expect(calls).toBe(1);
  expect(await shiftsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it('400: the server’s words as a toast and under the field; what was typed stays', async () => {
  const visitor = await visit('phone');
  const { page } = visitor;
  await openForm(page);
  const tooLong = { ...message(), Oggetto: 'x'.repeat(201) };
  await fill(page, tooLong);
  await send(page).click();
  const words = 'The subject may have 200 characters at most.';
  await page.getByRole('alert').filter({ hasText: words }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'subject');
  await holds(page, tooLong);
  expect(besides(visitor, /400/)).toEqual([]);
});

it('a dead network: a toast that says so, what was typed stays and goes out at the second try', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openForm(page);
  const sent = message();
  await fill(page, sent);
  await page.route(api, (route) => route.abort('connectionrefused'));
  await send(page).click();
  const toast = page.getByText(/la connessione non funziona/);
  await toast.waitFor();
  expect(await toast.getAttribute('lang')).toBe('it');
  await holds(page, sent);
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'submit');
  await page.unroute(api);
  await page.keyboard.press('Enter');
  await page.getByText('Messaggio inviato, grazie.').waitFor();
  expect(besides(visitor, /CONNECTION_REFUSED/)).toEqual([]);
});

it('formik and yup come with the form alone', async () => {
  const { page } = await visit();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/');
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  // A name that only formik's code has.
  expect(texts.some((text) => text.includes('validateOnMount'))).toBe(false);
});
