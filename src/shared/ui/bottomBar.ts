/** Bars at the bottom of the window, from the edge upwards; below them is the navigation, whose height is fixed. */
type Bar = 'player' | 'actions';

/**
 * Returns a ref callback for a bar that is fixed to the window's bottom. It reports the bar's height as the custom
 * property `--<bar>-bar`, so that bars stack instead of covering each other; `--bottom-bars` (layout.css) is the
 * height of all of them. A bar that a media query takes out of `position: fixed` has the height 0.
 */
export const bottomBar = (bar: Bar) => (element: HTMLElement | null) => {
  // jsdom has no layout and no ResizeObserver.
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isFixed = getComputedStyle(element).position === 'fixed';
    style.setProperty(`--${bar}-bar`, `${isFixed ? element.offsetHeight : 0}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(`--${bar}-bar`);
  };
};
