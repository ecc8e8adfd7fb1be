import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Whoever scrolls, taps or types has gone somewhere else meanwhile. */
const ownWays = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

function goTo(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  target.scrollIntoView();
  // Not in the order of Tab, but where it goes on from.
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** Leads to the section that the address names (`/#faq`), as soon as its page has it. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const id = hash.slice(1);
    // On the way back the browser knows where one was; the first page has the key 'default'.
    if (id === '' || (navigation === 'POP' && key !== 'default')) return undefined;
    if (goTo(id)) return undefined;
    const page = new MutationObserver(() => goTo(id) && stop());
    const stop = () => {
      page.disconnect();
      ownWays.forEach((way) => window.removeEventListener(way, stop));
    };
    page.observe(document.body, { childList: true, subtree: true });
    ownWays.forEach((way) => window.addEventListener(way, stop, { passive: true }));
    return stop;
  }, [hash, key, navigation]);
}
