declare global {
  interface Window {
    /** Written by the server into the pages it renders (server/ssr/document.ts). */
    earlyClick?: { target?: EventTarget | null; timer?: number; keep: (event: Event) => void };
  }
}

/** Milliseconds between two tries, and their number: after 10 s the click is dropped. */
const tryAgainAfter = 50;
const maxTries = 200;

/** Marks a button that was pressed and does not act yet (shared/theme/theme.css). */
const busy = 'aria-busy';

/** The element of the last click, which replaces earlier ones, and how often it may be pressed again. */
let clicked: HTMLElement | null = null;
let triesLeft = 0;
let nextTry: ReturnType<typeof setTimeout> | undefined;

const pressableOf = (at: EventTarget | null | undefined): HTMLElement | null =>
  at instanceof Element ? at.closest<HTMLElement>('button, a[href^="/"]:not([target])') : null;

/**
 * React hydrates a page in parts, and stops a click on a part that is not hydrated yet before it reaches its button or
 * link. Such a click is made again, and its link loads no new page.
 */
function repeatIfStopped(click: MouseEvent): void {
  const element =
    click.ctrlKey || click.metaKey || click.shiftKey ? null : pressableOf(click.target);
  if (click.isTrusted) {
    clearTimeout(nextTry);
    [clicked, triesLeft] = [element, maxTries];
  }
  if (!element || element !== clicked) return;
  let isReached = false;
  const reached = () => {
    isReached = true;
    element.removeAttribute(busy);
  };
  element.addEventListener('click', reached, { capture: true, once: true });
  click.stopPropagation = () => {
    click.cancelBubble = true;
    // A slider prevents the default of the click that ends a drag before it stops it; React does not.
    if (isReached || click.defaultPrevented) return;
    click.preventDefault();
    element.setAttribute(busy, 'true');
    nextTry = setTimeout(() => {
      if (element === clicked && triesLeft-- > 0) element.click();
      else element.removeAttribute(busy);
    }, tryAgainAfter);
  };
}

/** React now handles clicks on what it has hydrated. */
export function captureEarlyClick(): void {
  if (!window.earlyClick) return;
  window.removeEventListener('click', window.earlyClick.keep, true);
  clearTimeout(window.earlyClick.timer);
  window.addEventListener('click', repeatIfStopped, true);
}

/**
 * Presses the only button with this name, once there is one. A customer's header is not that of the server's HTML, and
 * its code arrives later.
 */
function pressNamed(name: string): void {
  const [button, another] = document.querySelectorAll<HTMLElement>(
    `button[aria-label=${JSON.stringify(name)}]`,
  );
  if (button && !another) button.click();
  else if (triesLeft-- > 0) nextTry = setTimeout(() => pressNamed(name), tryAgainAfter);
}

/** Repeats the last click on a button or link from before the script was loaded. */
export function replayEarlyClick(): void {
  const early = pressableOf(window.earlyClick?.target);
  delete window.earlyClick;
  if (!early) return;
  early.removeAttribute(busy);
  // The visitor may have pressed another button since.
  if (clicked) return;
  [clicked, triesLeft] = [early, maxTries];
  if (early.isConnected) early.click();
  // A customer's page was rendered again: the link is no longer in it.
  else if (early instanceof HTMLAnchorElement) location.assign(early.href);
  else pressNamed(early.getAttribute('aria-label') ?? '');
}
