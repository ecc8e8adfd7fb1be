/** No page below /it shows an English text, and none has a violation of axe, whose rules of languages are among them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pathIn } from '../../../contract/languages.ts';
import { axeFinds } from '../support/axe.ts';
import { everyRoute } from '../support/everyRoute.ts';
import { expect, test } from '../support/test.ts';

const src = join(process.cwd(), 'src');

/** Returns the texts of a module by their path; those with values are functions, and not among them. */
function textsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${path}.${name}`));
}

/** Returns the English texts of the interface that no Italian one equals. */
async function englishTexts(): Promise<string[]> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const pairs = files
    .filter((file) => file.endsWith('.it.ts'))
    .map(async (file) => {
      const modules = [file.replace('.it.ts', '.ts'), file].map((each) => import(join(src, each)));
      const [english, italian] = await Promise.all(modules);
      return { english: textsIn(english), italian: textsIn(italian) };
    });
  const all = await Promise.all(pairs);
  const italian = new Set(all.flatMap((pair) => pair.italian.map(([, text]) => text)));
  return all.flatMap((pair) =>
    pair.english.map(([, text]) => text).filter((text) => !italian.has(text)),
  );
}

/** Words of nearly every English sentence, and of no Italian one. */
const isEnglish = /\b(the|and|of|your|you|is|are|with|for|this|not|please|to|from)\b/i;

/** Returns what the page says in the interface's language: texts, and what screen readers hear. */
const italianTextsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isItalian = (element: Element | null) =>
      !element?.closest('script, style, noscript') &&
      element?.closest('[lang]')?.getAttribute('lang') === 'it';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isItalian(parentElement)) texts.push(textContent ?? '');
    }
    const spoken = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder'];
    for (const name of [...spoken, 'title', 'content']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const isHead = name === 'content' && !element.matches('[name="description"]');
        if (!isHead && isItalian(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

async function isItalian(page: Page, at: string, english: ReadonlySet<string>): Promise<void> {
  await page.goto(pathIn('it', at));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const left = (await italianTextsOf(page)).filter(
    (text) => english.has(text) || isEnglish.test(text),
  );
  expect.soft([at, ...new Set(left)]).toEqual([at]);
  expect.soft([at, ...(await axeFinds(page))]).toEqual([at]);
}

test.describe('in Italian', { tag: '@phone' }, () => {
  // One page after the other.
  test.setTimeout(240_000);

  test('a visitor sees no English text', async ({ page }) => {
    const english = new Set(await englishTexts());
    expect(english.size).toBeGreaterThan(500);
    for (const { at } of everyRoute) await isItalian(page, at, english);
  });

  test('a customer sees no English text', async ({ page, customer: _ }) => {
    const english = new Set(await englishTexts());
    for (const { at } of everyRoute) await isItalian(page, at, english);
  });
});
