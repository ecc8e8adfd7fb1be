import { expect, type Page } from '@playwright/test';

/** Returns the focused element: its accessible name, whether the focus is visible, and whether it is in the dialog. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement)) return { name: '', isSeen: false, isInDialog: false };
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
    const name =
      at.getAttribute('aria-label') ?? labels[0]?.textContent ?? at.textContent ?? at.tagName;
    // The outline of a field is drawn by its frame or its box.
    const frame = at.closest('.MuiOutlinedInput-root')?.querySelector('fieldset');
    // A link that fills its card has its outline there.
    const drawn = [
      getComputedStyle(at),
      getComputedStyle(at, '::after'),
      getComputedStyle(at.closest('.MuiInputBase-root') ?? at),
    ];
    const hasOutline = drawn.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    const hasFrame =
      frame instanceof Element && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2;
    return {
      name: name.trim(),
      isSeen: at.matches(':focus-visible') && (hasOutline || hasFrame),
      isInDialog: at.closest('[role="dialog"]') !== null,
    };
  });

/** Presses Tab until the named control has the focus; on each element on the way the focus must be visible. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    const at = await focused(page);
    if (stops > 0) expect({ stops, ...at }).toEqual({ ...at, stops, isSeen: true });
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Nothing named ${name} can be reached`);
}

/** Presses Tab until the named control has the focus, and then a key. */
export const pressed = async (page: Page, name: string | RegExp, key = 'Enter') => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};
