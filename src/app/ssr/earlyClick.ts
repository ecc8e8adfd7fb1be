declare global {
  interface Window {
    /** Written by the server into the pages it renders (server/ssr/document.ts). */
    earlyClick?:
      { element?: HTMLElement; timer?: number; keep: (event: Event) => void } | undefined;
  }
}

/** Presses it; again when React has stopped the click, because the code of that part of the page is not loaded yet. */
function press(element: HTMLElement, tries: number): void {
  let isReached = false;
  element.addEventListener('click', () => (isReached = true), { capture: true, once: true });
  element.click();
  if (!isReached && tries > 0) setTimeout(press, 100, element, tries - 1);
}

/** Repeats the last click on a button or link from before the page was hydrated. */
export function replayEarlyClick(): void {
  if (!window.earlyClick) return;
  const { element, timer, keep } = window.earlyClick;
  window.earlyClick = undefined;
  window.removeEventListener('click', keep, true);
  clearTimeout(timer);
  // In a task of its own: only outside of its own work React hydrates the pressed part at once.
  if (element?.isConnected) setTimeout(press, 0, element, 50);
  // A customer's page was rendered again: the link is no longer in it.
  else if (element instanceof HTMLAnchorElement) location.assign(element.href);
}
