import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds in which what arrives above the section may not push it away. */
const settles = 3000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Goes to the section that the address names, such as `/#faq`, also when coming from another page.
 * Until the page has settled or somebody moves, the section stays in its place.
 */
export function useAnchor(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = isReady && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (!target) return;
    target.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => target.scrollIntoView());
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, settles);
    ownMoves.forEach((move) => window.addEventListener(move, stop, { once: true }));
    return () => {
      stop();
      clearTimeout(timer);
      ownMoves.forEach((move) => window.removeEventListener(move, stop));
    };
  }, [hash, key, isReady]);
}
