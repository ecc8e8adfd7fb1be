import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Returns the names of the guides' covers that a page has requested so far. */
function coversOf(page: Page): Set<string> {
  const covers = new Set<string>();
  page.on('request', (request) => {
    const cover = /pictures\/guide\/(.+)\.\d+\.avif$/.exec(request.url())?.[1];
    if (cover) covers.add(cover);
  });
  return covers;
}

test(
  'fetches the two covers that a phone shows, and those beside them when the page is hydrated',
  { tag: '@phone-only' },
  async ({ page }) => {
    const covers = coversOf(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    await page.route('**/assets/main.*.js', async (route) => {
      asked();
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await isAsked;
    const first = page.locator('.carousel-static img').first();
    await first.evaluate((image: HTMLImageElement) => image.decode());
    const atFirst = covers.size;
    const next = page.waitForRequest((request) => /\.avif$/.test(request.url()));
    release();
    await next;
    // Two cards are visible.
    expect(atFirst).toBe(2);
    expect(await page.evaluate(() => document.documentElement.dataset.hydrating)).toBe(undefined);
  },
);

test(
  'fetches the covers beside them when no script comes, and the others when they come near',
  { tag: '@phone-only' },
  async ({ page, problems }) => {
    const covers = coversOf(page);
    problems.expect(/net::ERR_FAILED/);
    // Each is requested again.
    await page.route(/\/assets\/[^?]+\.js/, (route) => route.abort());
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const atFirst = covers.size;
    const third = page.waitForRequest(() => covers.size === 3);
    await page.clock.runFor(8000);
    await third;
    await page.locator('#products [role=listitem]').nth(5).scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('#products [data-index="5"] img')].every(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    );
    expect({ atFirst, isMoreNow: covers.size > 3 }).toEqual({ atFirst: 2, isMoreNow: true });
  },
);

test(
  "asks for a list's first picture before its scripts on a phone, too",
  { tag: '@phone-only' },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const kind = /\.(avif|js)$/.exec(request.url())?.[1];
      if (kind) requested.push(kind);
    });
    await page.goto('/objects');
    expect(requested[0]).toBe('avif');
  },
);

test(
  'requests the libraries, and no other script, with a high priority on a phone alone',
  { tag: '@phone' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const urgent: string[] = [];
    session.on('Network.requestWillBeSent', ({ request }) => {
      const name = /\/(\w+)\.\w+\.js$/.exec(request.url)?.[1];
      if (name && /High/.test(request.initialPriority)) urgent.push(name);
    });
    await session.send('Network.enable');
    await page.goto('/');
    expect(urgent).toEqual((page.viewportSize()?.width ?? 0) < 600 ? ['vendor'] : []);
  },
);
