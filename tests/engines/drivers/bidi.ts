import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../../../tools/lib/chromium.ts';
import type { Engine, EnginePage } from './engine.ts';

const size = { width: 1440, height: 900 };

const pageOf = (page: Page): EnginePage => ({
  open: async (address) => {
    await page.goto(address, { waitUntil: 'load' });
  },
  // Puppeteer's type of a script's arguments also allows handles, so it does not see that these are the script's own.
  evaluate: (script, ...args) => page.evaluate(script as never, ...args),
  runProgram: async (text) => {
    await page.evaluate(text);
  },
  clickElement: async (script, ...args) => {
    // The script returns an element, so its handle is an element's.
    const element = (await page.evaluateHandle(script as never, ...args)) as ElementHandle;
    await element.click();
    await element.dispose();
  },
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  close: () => page.close(),
});

/** Starts Chromium or Firefox without a window; both understand WebDriver BiDi, which Puppeteer speaks. */
export async function startBidiEngine(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  env: Record<string, string> = {},
): Promise<Engine> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: size,
    protocol: 'webDriverBiDi',
    ...(browser === 'chrome' && { args: chromiumFlags }),
    env: { ...process.env, ...env },
  });
  return {
    openProfile: async () => {
      const context = await started.createBrowserContext();
      return {
        newPage: async () => pageOf(await context.newPage()),
        close: () => context.close(),
      };
    },
    stop: () => started.close(),
  };
}
