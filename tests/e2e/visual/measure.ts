import type { Page } from '@playwright/test';

/**
 * Describes what extends beyond the viewport sideways. The page's width shows that something does, but not what: every
 * element is measured, except those clipped by their own scroller or frame.
 */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cutOff = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      }
      return false;
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      if (own === 0 || height === 0 || (left >= -1 && right <= width + 1)) return false;
      // Half of a slider's thumb extends beyond its end.
      if (element.closest('.MuiSlider-thumb')) return false;
      return element.checkVisibility({ visibilityProperty: true }) && !cutOff(element);
    });
    const page = document.documentElement;
    return [
      ...(page.scrollWidth > width ? [`the page: ${page.scrollWidth} of ${width}`] : []),
      ...found.map((element) => element.outerHTML.slice(0, 160)),
    ];
  });

/** Returns texts that are cut off without an ellipsis: what breaks when text is larger or the window is smaller. */
const truncatedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // Visually hidden, or in an animation.
      if (clientWidth <= 1 || clientHeight <= 1) return false;
      const tooWide = overflowX === 'hidden' && scrollWidth > clientWidth + 1;
      // A number of lines ends with an ellipsis.
      const isClamped = webkitLineClamp !== 'none';
      const tooHigh = overflowY === 'hidden' && scrollHeight > clientHeight + 4 && !isClamped;
      return (tooWide && textOverflow !== 'ellipsis') || tooHigh;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        return hasText && element.checkVisibility({ visibilityProperty: true }) && isCut(element);
      })
      .map((element) => `cut: ${element.outerHTML.slice(0, 160)}`);
  });

/**
 * Returns what is too wide or cut off. A popover and a row that moves follow the window a moment later, so what is so
 * only for a moment is no fault.
 */
export async function whatStaysWide(page: Page): Promise<string[]> {
  for (let looks = 1; ; looks += 1) {
    const found = [...(await sticksOut(page)), ...(await truncatedText(page))];
    if (found.length === 0 || looks === 10) return found;
    await page.evaluate(() => new Promise((later) => setTimeout(later, 100)));
  }
}

/** Returns animations that continue, which users who prefer reduced motion must not see. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : undefined))
      .filter((effect) => Number(effect?.getComputedTiming().endTime) > 1000)
      .map((effect) => effect?.target?.outerHTML.slice(0, 160) ?? '')
      // A hidden clock (src/shared/theme/theme.css).
      .filter((html) => !html.includes('Toastify__progress-bar')),
  );
