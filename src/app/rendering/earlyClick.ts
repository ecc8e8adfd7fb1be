declare global {
  interface Window {
    /** Written by the server into the pages it renders (server/rendering/document.ts). */
    earlyClick?: { target?: EventTarget | null; keep: (event: Event) => void };
  }
}

let target: EventTarget | null | undefined;

/** From now on React hears clicks itself. */
export function takeEarlyClick(): void {
  if (!window.earlyClick) return;
  window.removeEventListener('click', window.earlyClick.keep, true);
  target = window.earlyClick.target;
}

/** The last button that was pressed before the page had its script is pressed for whoever did it. */
export function repeatEarlyClick(): void {
  const button = target instanceof Element ? target.closest('button') : null;
  target = null;
  if (button?.isConnected) button.click();
}
