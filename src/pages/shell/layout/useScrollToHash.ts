import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds during which content that loads above the section must not move it. */
const settles = 3000;
/** After any of these events the visitor scrolls. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to the section in the address (`/#faq`) as soon as the page has it. Until the page has settled or the visitor
 * scrolls, the section stays at its position.
 */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const hasStarted = useRef(false);
  useEffect(() => {
    // A link of plain HTML ('Skip to content') adds an entry with the key 'default', as the first page has.
    const isFirstPage = !hasStarted.current && key === 'default';
    hasStarted.current = true;
    const id = hash.slice(1);
    // When the user goes back, the browser restores the position.
    if (id === '' || (navigation === 'POP' && !isFirstPage)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: ResizeObserver | undefined;
    const stop = () => {
      page.disconnect();
      held?.disconnect();
      clearTimeout(timer);
      ownMoves.forEach((move) => window.removeEventListener(move, stop));
    };
    const begin = () => {
      const target = document.getElementById(id);
      if (!target) return;
      page.disconnect();
      target.scrollIntoView();
      // Not in the order of Tab, but Tab continues from it.
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
      // jsdom has no layout and no ResizeObserver.
      if (typeof ResizeObserver === 'undefined') return stop();
      held = new ResizeObserver(() => target.scrollIntoView());
      held.observe(document.body);
      timer = setTimeout(stop, settles);
    };
    const page = new MutationObserver(begin);
    page.observe(document.body, { childList: true, subtree: true });
    ownMoves.forEach((move) => window.addEventListener(move, stop, { passive: true }));
    begin();
    return stop;
  }, [hash, key, navigation]);
}
