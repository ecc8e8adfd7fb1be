import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import '../../../shared/ui/visuallyHidden.css';

/** Announces a page's title after a navigation: screen readers do not detect client-side navigation. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const hasMoved = useRef(false);
  const [title, setTitle] = useState('');
  useEffect(() => {
    hasMoved.current ||= pathname !== first.current;
    const say = () => {
      if (hasMoved.current) setTitle(document.title);
    };
    say();
    // A page may set its title later, when its data is loaded. A title that follows a search text is not announced: the
    // page has a status for its results.
    const head = new MutationObserver(() => {
      if (!document.activeElement?.matches('input, textarea')) say();
    });
    head.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => head.disconnect();
  }, [pathname]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
