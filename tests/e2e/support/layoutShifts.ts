import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved without input of the user: the parts of the cumulative layout shift. */
    moved: string[];
  }
}

/** `layout-shift` is not among TypeScript's types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      // The observer gets only entries of the requested type.
      for (const { hadRecentInput, sources, value } of list.getEntries() as LayoutShift[]) {
        const names = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const places = [from, to].map(({ x, y, width, height }) =>
            [x, y, width, height].join(' '),
          );
          return `${places.join(' → ')} ${element?.outerHTML ?? 'a removed element'}`;
        });
        if (!hadRecentInput) window.moved.push(`${value} ${names.join(' | ').slice(0, 300)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns what has moved on the page since it was opened, except after input. Entries come after their frame. */
export const layoutShiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // An intersection observer is called in the next frame, also under a test's clock.
    const frame = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    await frame();
    await frame();
    return window.moved;
  });
