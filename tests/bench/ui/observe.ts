/** Values that the measured page records, and how the benchmark reads them. */
import type { Page } from '@playwright/test';

interface Keystroke {
  /** When it was typed, and when the resulting list was rendered: milliseconds. */
  typed: number;
  drawn: number;
}

export interface Notes {
  longTasks: { start: number; duration: number }[];
  /** The browser's measurement of each key: from the event to the next paint. */
  keys: number[];
  /** From each key to the paint of the resulting list. */
  lists: Keystroke[];
  /** When the list's response had been parsed: the end of the last large JSON text. */
  dataAt: number;
  /** The largest number of nodes of the page. */
  nodes: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Responses of lists are longer. */
const LARGE_ANSWER = 20_000;

/** Runs in the page before any other script. */
function takeNotes(large: number): void {
  const notes: Notes = { longTasks: [], keys: [], lists: [], dataAt: 0, nodes: 0 };
  window.notes = notes;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      notes.longTasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  const keys: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'input' || name === 'keydown') notes.keys.push(duration);
    }
  }).observe(keys);

  const parse = JSON.parse;
  JSON.parse = (text, reviver) => {
    const value: unknown = parse(text, reviver);
    if (text.length > large) notes.dataAt = performance.now();
    return value;
  };

  let waiting: Keystroke | undefined;
  addEventListener('input', () => {
    waiting = { typed: performance.now(), drawn: 0 };
    notes.lists.push(waiting);
  });
  const drawn = (): void => {
    notes.nodes = Math.max(notes.nodes, document.getElementsByTagName('*').length);
    const key = waiting;
    if (!key) return;
    // In the next task after the frame it is painted.
    requestAnimationFrame(() => setTimeout(() => (key.drawn = performance.now())));
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const inList = changes.some(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role="list"], [role="status"]');
      });
      if (inList) drawn();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

export async function observe(page: Page): Promise<void> {
  // tsx keeps functions' names with a helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript(takeNotes, LARGE_ANSWER);
}

export const readNotes = (page: Page): Promise<Notes> => page.evaluate(() => window.notes);

/** Returns the megabytes that remain after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
