/** Values that a measured page records: milliseconds since its navigation began. */
import type { BrowserContext, Page } from '@playwright/test';

export interface Notes {
  lcp: number;
  shifts: { at: number; value: number }[];
  tasks: { at: number; duration: number }[];
  /** When it responds to clicks (src/app/ssr/Interactive.tsx); null until then. */
  interactive: number | null;
  now: number;
  /** From the last click on 'Play' to its sound; null before. */
  sound: number | null;
  /** When the first sound began; null before. */
  soundAt: number | null;
}

declare global {
  interface Window {
    readBench: () => Notes;
  }
}

/** Runs in the page before any other script. */
function takeNotes(): void {
  const notes: Notes = {
    lcp: 0,
    shifts: [],
    tasks: [],
    interactive: null,
    now: 0,
    sound: null,
    soundAt: null,
  };
  const hear = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({
      type,
      buffered: true,
    });
  hear('largest-contentful-paint', ({ startTime }) => (notes.lcp = startTime));
  hear('longtask', ({ startTime: at, duration }) => notes.tasks.push({ at, duration }));
  hear('layout-shift', (entry) => {
    // Fields that TypeScript's types lack.
    const { hadRecentInput, value } = entry as unknown as Record<string, number>;
    if (!hadRecentInput) notes.shifts.push({ at: entry.startTime, value: value ?? 0 });
  });
  let pressed = 0;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), true);
  const sounds = () => {
    notes.soundAt ??= performance.now();
    notes.sound ??= performance.now() - pressed;
  };
  const known = new WeakSet<HTMLMediaElement>();
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function played() {
    if (!known.has(this)) this.addEventListener('playing', sounds);
    known.add(this);
    return play.call(this);
  };
  window.readBench = () => ({
    ...notes,
    interactive: performance.getEntriesByName('app-interactive')[0]?.startTime ?? null,
    now: performance.now(),
  });
}

export async function observe(context: BrowserContext): Promise<void> {
  // tsx keeps functions' names with a helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (target) => target');
  await context.addInitScript(takeNotes);
}

export const read = (page: Page): Promise<Notes> => page.evaluate(() => window.readBench());

/** Returns the time over 50 ms of each long task, until a time. */
export const blocked = ({ tasks }: Notes, until: number): number =>
  tasks.reduce((sum, { at, duration }) => {
    const end = Math.min(at + duration, until);
    return sum + Math.max(0, end - at - 50);
  }, 0);

/** Returns the largest burst of layout shifts: less than a second between two, at most five seconds long. */
export function shiftOf({ shifts }: Notes): number {
  let worst = 0;
  let burst = { first: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = at - burst.last <= 1000 && at - burst.first <= 5000;
    burst = goesOn
      ? { ...burst, last: at, sum: burst.sum + value }
      : { first: at, last: at, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}
