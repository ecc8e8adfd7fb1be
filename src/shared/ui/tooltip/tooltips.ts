import { withGrowingPause } from '../../lib/withGrowingPause.ts';

/** Milliseconds until a tooltip opens. */
const openDelay = 700;
/** For how long after a tooltip has closed another one opens at once, in milliseconds. */
const skipDelay = 300;
/** For how long a tooltip stays after a long press, in milliseconds. */
const staysFor = 1500;

const loadTooltip = withGrowingPause(
  () => import(/* webpackChunkName: "tooltip" */ './showTooltip.tsx'),
);

const anchorOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

const isOnTooltip = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role=tooltip]') !== null;

/**
 * Shows the tooltips of all elements with `data-tooltip`: for a mouse, for the keyboard's focus, and for a long press.
 * Their code, with MUI's, is loaded at the first one; if it fails to load, the element's accessible name remains.
 */
export function startTooltips(): void {
  /** The element that the pointer or the focus is on. */
  let anchor: HTMLElement | null = null;
  let isOpen = false;
  let closedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let show: ((anchor: HTMLElement, isOpen: boolean) => void) | undefined;

  const update = () => anchor && show?.(anchor, isOpen);
  const close = () => {
    clearTimeout(timer);
    changes.disconnect();
    if (!isOpen) return;
    isOpen = false;
    closedAt = performance.now();
    update();
  };
  const leave = () => {
    close();
    anchor = null;
  };
  // The text of an open tooltip changes, such as 'Play' to 'Pause', and an element may be removed under it.
  const changes = new MutationObserver(() => (anchor?.isConnected ? update() : leave()));
  const open = () => {
    if (!anchor?.isConnected) return;
    isOpen = true;
    const attributeFilter = ['data-tooltip'];
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter });
    update();
  };
  const begin = (element: HTMLElement) => {
    if (element === anchor) return;
    leave();
    anchor = element;
    timer = setTimeout(open, performance.now() - closedAt < skipDelay ? 0 : openDelay);
    loadTooltip().then(
      (chunk) => {
        show = chunk.showTooltip;
        update();
      },
      () => undefined,
    );
  };
  const moveTo = (event: Event) => {
    const element = anchorOf(event);
    if (element) begin(element);
    else if (!isOnTooltip(event)) leave();
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') moveTo(event);
  });
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('touchstart', moveTo, { passive: true });
  document.addEventListener('touchend', () => {
    if (isOpen) timer = setTimeout(leave, staysFor);
    else leave();
  });
  document.addEventListener('focusin', (event) => {
    if (anchorOf(event)?.matches(':focus-visible')) moveTo(event);
  });
  document.addEventListener('focusout', (event) => anchorOf(event) === anchor && leave());
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}
