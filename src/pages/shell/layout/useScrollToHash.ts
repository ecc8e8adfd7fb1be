import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds in which what arrives above the section may not push it away. */
const settles = 3000;
/** After any of them the visitor wants to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Leads to the section that the address names (`/#faq`), as soon as its page has it. Until the page has settled or the
 * visitor moves, the section stays in its place.
 */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const id = hash.slice(1);
    // On the way back the browser knows where one was; the first page has the key 'default'.
    if (id === '' || (navigation === 'POP' && key !== 'default')) return undefined;
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
      // Not in the order of Tab, but where it continues from.
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
      // jsdom lays nothing out, and has no ResizeObserver.
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
