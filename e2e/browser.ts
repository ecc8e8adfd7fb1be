import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** The two sizes that every screen is looked at in (look.md, *Rules*). */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

declare global {
  interface Window {
    /** Every audio element the page has made, oldest first: they stand in no document. */
    heard: HTMLAudioElement[];
    /** The one that sounds, or would go on. */
    holder: () => HTMLAudioElement | undefined;
  }
}

let browser: Promise<Browser> | undefined;

/** One browser for a test file; it ends with `closeBrowser` in `afterAll`. */
function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

let ofThisTest: BrowserContext[] = [];
beforeEach(() => {
  // What `beforeAll` has opened stays.
  ofThisTest = [];
});
/** What a test has opened ends with it: pages that nobody looks at play on, and take the time of those that follow. */
afterEach(async () => {
  await Promise.all(ofThisTest.map((context) => context.close()));
});

/** Whether a page answers clicks: it stands before its script is there (src/app/rendering/Interactive.tsx). */
const isAlive = (): boolean =>
  !document.getElementById('root') || performance.getEntriesByName('app-interactive').length > 0;

/**
 * A page whose `goto` and `reload` wait until it answers clicks, as somebody does who looks at it first. One that
 * can't come to life, since a test breaks it, is waited for in vain.
 */
function waitsUntilAlive(page: Page): void {
  const { goto, reload } = page;
  const alive = () => page.waitForFunction(isAlive, null, { timeout: 5000 }).catch(() => undefined);
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options);
    if (!options?.waitUntil) await alive();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (!options?.waitUntil) await alive();
    return answer;
  };
}

export interface Visit {
  page: Page;
  /** What went wrong on the page so far: console warnings and errors, failed requests, exceptions. */
  problems: string[];
}

/** A new visitor in a clean browser profile. */
export async function visit(
  size: keyof typeof sizes = 'desktop',
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Visit> {
  const context = await (
    await theBrowser()
  ).newContext({
    viewport: sizes[size],
    colorScheme,
    baseURL: process.env.CICERONE_E2E_SERVER,
  });
  ofThisTest.push(context);
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => {
    const Original = window.Audio;
    window.heard = [];
    // Of two elements the other one is empty, or holds what comes next.
    window.holder = () =>
      window.heard.find(({ paused }) => !paused) ?? window.heard.find(({ src }) => src !== '');
    window.Audio = class extends Original {
      constructor(source?: string) {
        super(source);
        window.heard.push(this);
      }
    };
  });
  context.on('page', waitsUntilAlive);
  const page = await context.newPage();
  return { page, problems: watch(page) };
}

/** The provider answers a visitor's session check 401 (spec section 7), and a browser logs every 401. */
const sessionCheck = '/api/v1/users/auth';

/** For a further tab of a visit: `watch(await page.context().newPage())`. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.location().url.endsWith(sessionCheck)) return;
    if (message.type() === 'warning' || message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => {
    // A player that goes elsewhere drops what it was loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.url().endsWith(sessionCheck)) return;
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Seconds that the page's audio stands at: of its two elements, the one that holds what is heard. */
export const playedSeconds = (page: Page): Promise<number> =>
  page.evaluate(() => window.holder()?.currentTime ?? 0);

/** Waits until the page's audio has come past `seconds`, by playing. */
export async function listenUntil(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(
    (past) => window.heard.some(({ currentTime, paused }) => !paused && currentTime > past),
    seconds,
  );
}
