import { useEffect, useRef } from 'react';

/**
 * Calls back when the browser restores the page from the back/forward cache: its content is out of date, and responses
 * that it waited for will not arrive.
 */
export function usePageRestored(restored: () => void): void {
  const latest = useRef(restored);
  useEffect(() => {
    latest.current = restored;
  });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
