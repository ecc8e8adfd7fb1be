import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/axe.ts';
import { isHydrated } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';
import { everyPath } from './everyPath.ts';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** What HTML_CodeSniffer calls a message; an error has the type 1, warnings and notices are questions for a person. */
interface Message {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

declare global {
  interface Window {
    HTMLCS: {
      process: (standard: string, root: Document, done: () => void) => void;
      getMessages: () => Message[];
    };
  }
}

/** Returns the errors that HTML_CodeSniffer, the engine of pa11y, finds by WCAG 2.1 AA. */
async function codeSnifferFinds(page: Page): Promise<string[]> {
  // The page's policy allows no other script element.
  await page.evaluate(source);
  return page.evaluate(async () => {
    await new Promise<void>((done) => window.HTMLCS.process('WCAG2AA', document, done));
    return window.HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 200)}`);
  });
}

for (const path of everyPath) {
  test(`axe and HTML_CodeSniffer find nothing in ${path}`, async ({ page, problems }) => {
    problems.allow(/404/);
    await page.goto(path);
    await isHydrated(page);
    expect(await axeFinds(page)).toEqual([]);
    expect(await codeSnifferFinds(page)).toEqual([]);
  });
}
