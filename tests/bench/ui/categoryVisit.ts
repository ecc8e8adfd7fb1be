/** One visit to category 1: opens its search, which fetches the whole list, scrolls with 'Load More', types. */
import type { Browser, Page } from '@playwright/test';
import type { Measured } from './measured.ts';
import { heapOf, observe, readNotes, type Notes } from './observe.ts';

const rounds = 40;
const word = 'firenze al tramonto';
/** Milliseconds: longer than between two keys of a quick typist. */
const betweenKeys = 120;

const longest = ({ longTasks }: Notes, from: number, to: number): number =>
  Math.max(
    0,
    ...longTasks.filter(({ start }) => start >= from && start < to).map((each) => each.duration),
  );

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());
/** The request of the whole list, not of a page of it. */
const listAddress = '/category/1/audio';
/** Milliseconds: longer than decoding 20,000 guides in small steps takes. */
const decoding = 2500;

/** In the page: returns when the response had arrived; 0 before. */
function endOf(address: string): number {
  const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(address));
  return entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0;
}

/** In the page: returns whether the response has arrived and its text was read. */
function isRead(address: string): boolean {
  const entries = performance.getEntriesByType('resource');
  return entries.some(
    (entry) =>
      entry.name.endsWith(address) &&
      entry instanceof PerformanceResourceTiming &&
      window.notes.dataAt > entry.responseEnd,
  );
}

/** Milliseconds: longer than the browser takes to report a long task. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(800);

export async function visitCategory(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    await observe(page);
    await page.goto(`${address}/audio-guide-by-category/1`);
    await page.getByText(/^12 of \d+ guides$/).waitFor();
    // The field's focus fetches all guides: the measurement starts when they are rendered.
    await page.getByRole('searchbox').click();
    await page.waitForFunction(isRead, listAddress);
    await page.waitForTimeout(decoding);
    const opened = await now(page);
    const heap = await heapOf(page);

    const more = page.getByRole('button', { name: 'Load More' });
    const scrollFrom = await now(page);
    for (let round = 0; round < rounds && (await more.count()) > 0; round += 1) {
      await more.click();
      await page.mouse.wheel(0, 4000);
      await page.waitForTimeout(50);
    }
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, -1500);
      await page.waitForTimeout(30);
    }
    await settle(page);
    const scrolled = await now(page);

    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('searchbox').click();
    await settle(page);
    const typeFrom = await now(page);
    await page.keyboard.type(word, { delay: betweenKeys });
    for (let left = word.length; left > 0; left -= 1) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(betweenKeys);
    }
    await settle(page);
    const typed = await now(page);

    const notes = await readNotes(page);
    const answered = await page.evaluate(endOf, listAddress);
    return {
      reading: notes.dataAt - answered,
      opening: longest(notes, notes.dataAt, opened),
      scrolling: longest(notes, scrollFrom, scrolled),
      filtering: longest(notes, typeFrom, typed),
      key: Math.max(0, ...notes.keys),
      list: Math.max(0, ...notes.lists.map(({ typed: from, drawn }) => drawn - from)),
      nodes: notes.nodes,
      heap,
    };
  } finally {
    await context.close();
  }
}
