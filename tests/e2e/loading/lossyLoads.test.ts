/**
 * With a twentieth of all requests lost, every page in every language can be used, or says what to do.
 * `CICERONE_LOADS` is how often each page is loaded, `CICERONE_FIRST_LOAD` the first load's number: others lose other
 * requests. `npm run test:full` loads each page once.
 */
import { appendFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { languages, pathIn, type Language } from '../../../contract/languages.ts';
import { everyRoute } from '../support/everyRoute.ts';
import { loseRequests, lossWritten } from '../support/lossy.ts';
import { sizes } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const loads = Number(process.env['CICERONE_LOADS'] ?? 1);
const first = Number(process.env['CICERONE_FIRST_LOAD'] ?? 1);
const numbers = Array.from({ length: loads }, (_, index) => first + index);

const words: Readonly<Record<Language, { search: string; failure: RegExp }>> = {
  en: { search: 'Search', failure: /could not|did not|failed|try again|no connection|was lost/i },
  it: { search: 'Cerca', failure: /riprova|non è stato|non si è|non è arriva|connessione/i },
};

/** Whether the app has hydrated the page (src/app/ssr/Interactive.tsx). */
const isStarted = (): boolean => performance.getEntriesByName('app-interactive').length > 0;

/** Whether the page's style sheets are loaded, and nothing waits for content. */
const isComplete = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--corner') !== '' &&
  document.querySelector('.skeleton, [aria-busy="true"]') === null;

const hasHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

/** What a visitor does, in this order. */
const steps: Readonly<Record<string, (page: Page, language: Language) => Promise<unknown>>> = {
  starts: (page) => page.waitForFunction(isStarted),
  'has a heading': hasHeading,
  'is complete to its end': async (page) => {
    // Parts further down are loaded when they come near.
    while (await page.evaluate(() => scrollY + innerHeight < document.body.scrollHeight - 1)) {
      await page.evaluate(() => scrollBy(0, innerHeight));
      await page.waitForFunction(isComplete);
    }
    await page.waitForFunction(isComplete);
  },
  'opens the search': async (page, language) => {
    const { search } = words[language];
    const field = page.getByRole('search').getByRole('combobox').first();
    if (await field.isVisible()) return field.focus();
    const button = page.getByRole('button', { name: search, exact: true });
    // The simple header has none.
    if ((await button.count()) === 0) return;
    await button.first().click();
    await field.waitFor();
    await page.keyboard.press('Escape');
  },
  'opens a link': async (page) => {
    const before = page.url();
    const isHome = /^(\/it)?\/?(user)?$/.test(new URL(before).pathname);
    const link = isHome ? 'main a[href*="/audio-guide/"]:visible' : 'header a.logo';
    // Where a card is in its row makes no difference.
    await page.locator(link).first().dispatchEvent('click');
    await page.waitForURL((url) => url.href !== before);
    await hasHeading(page);
    await page.waitForFunction(isComplete);
  },
};

/** Whether the page says that something failed, where a user can see it. */
const tells = (page: Page, language: Language): Promise<boolean> =>
  page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: words[language].failure, visible: true })
    .first()
    .isVisible();

/** Resolves with 'usable', with 'says what to do', or with the step at which the page is dead. */
async function outcomeOf(page: Page, path: string, language: Language): Promise<string> {
  page.setDefaultTimeout(10_000);
  await page.goto(path, { waitUntil: 'commit' });
  for (const [name, step] of Object.entries(steps)) {
    const failure = await step(page, language).then(
      () => undefined,
      (error: unknown) => String(error).split('\n')[0],
    );
    if (await tells(page, language)) return 'says what to do';
    if (failure) return `dead, not: ${name} (${failure})`;
  }
  return 'usable';
}

for (const language of languages) {
  for (const { at } of everyRoute) {
    const path = pathIn(language, at);
    test(
      `${path} survives lost requests`,
      { tag: '@full' },
      async ({ stranger, openBrowser, problems }) => {
        test.setTimeout(60_000 + loads * 60_000);
        problems.allow(lossWritten);
        const dead: string[] = [];
        for (const number of numbers) {
          const isCustomer = at.startsWith('/user') || number % 2 === 0;
          const viewport = number % 4 < 2 ? sizes.desktop : sizes.phone;
          const page = await openBrowser({ viewport, ...(isCustomer && { as: stranger }) });
          const lost = await loseRequests(page, `${number} ${path}`, 0.05);
          const outcome = await outcomeOf(page, path, language);
          const text = `load ${number} of ${path}: ${outcome}; lost: ${lost.join(', ')}`;
          await appendFile(test.info().outputPath('loads.txt'), `${text}\n`);
          if (outcome.startsWith('dead')) {
            dead.push(text);
            await page.screenshot({ path: test.info().outputPath(`load-${number}.png`) });
          }
          await page.context().close();
        }
        expect(dead).toEqual([]);
      },
    );
  }
}
