import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the app wrote into text nodes that the translation had already taken off the page. */
    lostTexts: string[];
  }
}

/**
 * Makes every page of a context do to its texts what Chrome's translation does: as soon as the app is interactive, and
 * for texts that come later, each text node is replaced by its translation in two `font` elements. Here the translation
 * is the text itself, so that the tests find it.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.lostTexts = [];
    // Text nodes that have been replaced: React may still hold them.
    const replaced = new MutationObserver((records) => {
      for (const { oldValue, target } of records)
        window.lostTexts.push(`${oldValue ?? ''} → ${target.nodeValue ?? ''}`);
    });
    const translate = (text: Text) => {
      const { parentElement: parent } = text;
      if (!parent || text.data.trim() === '') return;
      if (parent.closest('font, script, style, noscript, textarea, [translate="no"]')) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
      replaced.observe(text, { characterData: true, characterDataOldValue: true });
    };
    const translateIn = (node: Node) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = node; text; text = walker.nextNode()) texts.push(text);
      for (const text of texts) if (text instanceof Text) translate(text);
    };
    const begin = () => {
      translateIn(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records) {
          if (type === 'characterData') translateIn(target);
          else addedNodes.forEach(translateIn);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    new PerformanceObserver((marks, observer) => {
      if (marks.getEntriesByName('app-interactive').length === 0) return;
      observer.disconnect();
      begin();
    }).observe({ type: 'mark', buffered: true });
  });

/** Returns what the app wrote into text nodes that are no longer on the page. */
export const lostTexts = (page: Page): Promise<string[]> => page.evaluate(() => window.lostTexts);
