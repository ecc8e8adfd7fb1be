declare global {
  interface Window {
    /** Written by the server into the pages it renders (server/rendering/document.ts). */
    earlyClick?: { target?: EventTarget | null; keep: (event: Event) => void };
  }
}

/** Milliseconds between two tries, and after which nobody waits for a press any more. */
const tryAgainAfter = 50;
const forgottenAfter = 10_000;

let target: EventTarget | null | undefined;
/** The last button that somebody pressed: with another one, what was wanted before is over. */
let wanted: HTMLButtonElement | null = null;

const buttonOf = (at: EventTarget | null | undefined): HTMLButtonElement | null =>
  at instanceof Element ? at.closest('button') : null;

/**
 * React takes a page up in parts, and stops a click on a part whose turn has not come before it gets to its button.
 * Answers how to ask, once the click is over, whether it got there.
 */
function watch(button: HTMLButtonElement): () => boolean {
  let isReached = false;
  const reach = () => (isReached = true);
  button.addEventListener('click', reach, true);
  return () => {
    button.removeEventListener('click', reach, true);
    return isReached;
  };
}

function press(button: HTMLButtonElement, since = performance.now()): void {
  if (wanted !== button || !button.isConnected) return;
  const isReached = watch(button);
  button.click();
  if (isReached() || performance.now() - since > forgottenAfter) return;
  setTimeout(() => press(button, since), tryAgainAfter);
}

function repeatWhatIsStopped(event: Event): void {
  if (!event.isTrusted) return;
  const button = buttonOf(event.target);
  wanted = button;
  if (!button) return;
  const isReached = watch(button);
  setTimeout(() => {
    // A slider stops the click that ends a drag, and prevents it too, which React doesn't.
    if (!isReached() && !event.defaultPrevented) press(button);
  });
}

/** From now on React hears clicks itself, on what it has taken up. */
export function takeEarlyClick(): void {
  if (!window.earlyClick) return;
  window.removeEventListener('click', window.earlyClick.keep, true);
  target = window.earlyClick.target;
  window.addEventListener('click', repeatWhatIsStopped, true);
}

/** The last button that was pressed before the page had its script is pressed for whoever did it. */
export function repeatEarlyClick(): void {
  const button = buttonOf(target);
  target = null;
  // Somebody may have pressed another one since.
  if (!button || wanted) return;
  wanted = button;
  press(button);
}
