declare global {
  interface Window {
    /** Written by the server into the pages it renders (server/ssr/document.ts). */
    earlyClick?: { target?: EventTarget | null; timer?: number; keep: (event: Event) => void };
  }
}

/** Milliseconds between two tries, and their number: after 10 s the click is dropped. */
const tryAgainAfter = 50;
const maxTries = 200;

let target: EventTarget | null | undefined;
/** The element of the last click, which replaces earlier ones. */
let clicked: HTMLElement | null = null;

const pressableOf = (at: EventTarget | null | undefined): HTMLElement | null =>
  at instanceof Element ? at.closest<HTMLElement>('button, a[href^="/"]:not([target])') : null;

/**
 * React hydrates a page in parts, and stops a click on a part that is not hydrated yet before it reaches its button or
 * link. Then this calls `again`, and prevents the link from loading a new page.
 */
function follow(click: Event, element: HTMLElement, again: () => void): void {
  let isReached = false;
  element.addEventListener('click', () => (isReached = true), { capture: true, once: true });
  click.stopPropagation = () => {
    click.cancelBubble = true;
    // A slider prevents the default of the click that ends a drag before it stops it; React does not.
    if (isReached || click.defaultPrevented) return;
    click.preventDefault();
    setTimeout(again, tryAgainAfter);
  };
}

function press(element: HTMLElement, tries = maxTries): void {
  if (clicked !== element || tries === 0) return;
  const watch = (click: Event) => follow(click, element, () => press(element, tries - 1));
  window.addEventListener('click', watch, { capture: true, once: true });
  element.click();
}

function repeatWhatIsStopped(click: MouseEvent): void {
  if (!click.isTrusted) return;
  const element =
    click.ctrlKey || click.metaKey || click.shiftKey ? null : pressableOf(click.target);
  clicked = element;
  if (element) follow(click, element, () => press(element));
}

/** React now handles clicks on what it has hydrated. */
export function captureEarlyClick(): void {
  if (!window.earlyClick) return;
  window.removeEventListener('click', window.earlyClick.keep, true);
  clearTimeout(window.earlyClick.timer);
  target = window.earlyClick.target;
  window.addEventListener('click', repeatWhatIsStopped, true);
}

/** Repeats the last click on a button or link from before the script was loaded. */
export function replayEarlyClick(): void {
  const early = pressableOf(target);
  target = null;
  // The visitor may have pressed another button since.
  if (!early || clicked) return;
  clicked = early;
  if (early.isConnected) press(early);
  // A customer's page was rendered again: the link is no longer in it.
  else if (early instanceof HTMLAnchorElement) location.assign(early.href);
}
