/** What the page under measure notes of itself, and how the bench reads it. */
import type { Page } from '@playwright/test';

interface Keystroke {
  /** When it was typed, and when the list that follows from it was drawn: milliseconds. */
  typed: number;
  drawn: number;
}

export interface Notes {
  longTasks: { start: number; duration: number }[];
  /** Native measure of each key: from the event to the paint that follows it. */
  keys: number[];
  /** From each key to the paint of the list that it leads to. */
  lists: Keystroke[];
  /** When the list's answer had been read: the end of the last large JSON text. */
  dataAt: number;
  /** The most nodes that the page held. */
  nodes: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Answers of lists are longer. */
const LARGE_ANSWER = 20_000;

/** Runs in the page before anything else does. */
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
    // The task after the frame's own: by then the frame is painted.
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
  // tsx keeps functions' names by a helper of its own, which the page doesn't have.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript(takeNotes, LARGE_ANSWER);
}

export const readNotes = (page: Page): Promise<Notes> => page.evaluate(() => window.notes);

/** Megabytes that live on after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
