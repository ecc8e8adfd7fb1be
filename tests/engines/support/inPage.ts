/** Scripts that run in the page. Each is self-contained: it is sent as text. */
import type * as library from '@testing-library/dom';
import type { WireStep } from './target.ts';

declare global {
  interface Window {
    /** `tab.ts` loads it into each document. */
    TestingLibraryDom?: typeof library;
    /** Set by `defineFind`. */
    findElements?: (steps: WireStep[]) => HTMLElement[];
  }
}

/** Defines `findElements` in the page, on Testing Library, which is loaded before. */
export const defineFind = (): void => {
  window.findElements = (steps) => {
    const queries = window.TestingLibraryDom;
    if (!queries) throw new Error('Testing Library is not loaded');
    const matcher = (pattern?: { source: string; flags?: string }) =>
      pattern?.flags === undefined ? pattern?.source : new RegExp(pattern.source, pattern.flags);
    const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0;
    let inside: HTMLElement[] = [document.body];
    for (const { role, name, text, css, isLast } of steps) {
      const search = (root: HTMLElement): HTMLElement[] => {
        if (css !== undefined) return [...root.querySelectorAll<HTMLElement>(css)];
        if (role !== undefined) return queries.queryAllByRole(root, role, { name: matcher(name) });
        return queries.queryAllByText(root, matcher(text) ?? /./);
      };
      const found = inside.slice(0, 1).flatMap(search).filter(isDrawn);
      inside = isLast ? found.reverse() : found;
    }
    return inside;
  };
};

export interface Look {
  /** How many elements there are. */
  count: number;
  /** The first one's text, or its value if it is a field. */
  text: string;
  /** Where a click would go: the place of its middle in the window; absent if something else is there. */
  at?: string;
}

/** Returns what the page shows of a target; undefined if Testing Library is not loaded in this document. */
export const lookAt = (steps: WireStep[], shouldScroll: boolean): Look | undefined => {
  if (!window.findElements) return undefined;
  const [first, ...others] = window.findElements(steps);
  if (!first) return { count: 0, text: '' };
  if (shouldScroll) first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isEnabled = !('disabled' in first && first.disabled === true);
  const isHit = isEnabled && hit !== null && (first.contains(hit) || hit.contains(first));
  return {
    count: others.length + 1,
    text: 'value' in first && first.value ? String(first.value) : first.innerText,
    ...(isHit && { at: `${x},${y}` }),
  };
};

export const elementOf = (steps: WireStep[]): Element => {
  const [first] = window.findElements?.(steps) ?? [];
  if (!first) throw new Error('The element has gone');
  return first;
};

/** Selects the text of the focused field, so that typing replaces it. */
export const selectText = (): void => {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
};
