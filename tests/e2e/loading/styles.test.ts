import { isHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

test('compiles none of the styles again when it hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    const work: string[] = [];
    Object.assign(window, { styleWork: work });
    const hasHydrated = () => performance.getEntriesByName('app-interactive').length > 0;
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (!hasHydrated()) work.push(rule);
      return insertRule.call(this, rule, index);
    };
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes) if (node instanceof HTMLStyleElement) work.push('moved');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await isHydrated(page);
  expect(await page.evaluate(() => Reflect.get(window, 'styleWork') as unknown)).toEqual([]);
});

test("keeps MUI's styles before the app's own, which win", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { before: 0, behind: 0 };
    Object.assign(window, { muiStyles: seen });
    new MutationObserver(() => {
      const own = document.querySelector('style[data-href]');
      for (const style of document.querySelectorAll('style[data-emotion^="c "]')) {
        const place = own?.compareDocumentPosition(style) ?? 0;
        if (place & Node.DOCUMENT_POSITION_PRECEDING) seen.before += 1;
        if (place & Node.DOCUMENT_POSITION_FOLLOWING) seen.behind += 1;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/person');
  await isHydrated(page);
  const seen = await page.evaluate(() => Reflect.get(window, 'muiStyles') as object);
  expect(seen).toEqual({ before: expect.any(Number), behind: 0 });
  expect(seen).not.toMatchObject({ before: 0 });
});
