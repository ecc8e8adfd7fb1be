import type { Page } from 'playwright-core';

/**
 * What stands out of the window sideways, as text. The body cuts off what is too wide, so that the page's own
 * width tells nothing: every element is asked, but for what a scroller or a frame of its own cuts off.
 */
export const sticksOut = (page: Page): Promise<string[]> =>
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
      return element.checkVisibility({ visibilityProperty: true }) && !cutOff(element);
    });
    const page = document.documentElement;
    return [
      ...(page.scrollWidth > width ? [`the page: ${page.scrollWidth} of ${width}`] : []),
      ...found.map((element) => element.outerHTML.slice(0, 160)),
    ];
  });

/** Motion that goes on: what people who asked for none must not see. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : undefined))
      .filter((effect) => Number(effect?.getComputedTiming().endTime) > 1000)
      .map((effect) => effect?.target?.outerHTML.slice(0, 160) ?? '')
      // An unseen clock (src/app/theme/components.ts).
      .filter((html) => !html.includes('Toastify__progress-bar')),
  );
