import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import styles from './NearViewport.module.css';

/** Distance below the viewport at which a section is loaded: its code and pictures still have to be fetched. */
const far = '1000px 0px';
/** The same distance for server HTML, which only has to be hydrated. */
const close = '300px 0px';

/** Returns a promise and the function that resolves it. No promise without IntersectionObserver, as on the server. */
function newGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened: typeof IntersectionObserver === 'undefined' ? null : opened, open };
}

/** Suspends its children until the promise is resolved. */
function Held({ until, children }: { until: Promise<void> | null; children: ReactNode }) {
  if (until) use(until);
  return children;
}

interface Props {
  /** The heights that are reserved for the children, so that loading them moves nothing. A number is in pixels. */
  heights: readonly [phone: number | string, tablet: number | string, desktop: number | string];
  /** The reserved height on a phone until the children are loaded, if they may become lower later. */
  atFirst?: string;
  /** Whether the code is already loaded: server HTML is then hydrated shortly before it is visible. Default: false. */
  hasCode?: boolean;
  /** Whether to render immediately, because the user has followed a link to a section. */
  atOnce: boolean;
  children: ReactNode;
}

const inPixels = (height: number | string) => (typeof height === 'number' ? `${height}px` : height);

/** Returns custom properties. The style sheet selects one of them by the width of the viewport. */
const variables = ([phone, tablet, desktop]: Props['heights'], atFirst = '0') =>
  ({
    '--phone': inPixels(phone),
    '--tablet': inPixels(tablet),
    '--desktop': inPixels(desktop),
    '--at-first': atFirst,
  }) as CSSProperties; // the type has no custom properties

/**
 * Renders its children when they are near the viewport, or when the page is printed. Server HTML contains all of them:
 * it is not changed, and its code is loaded near the viewport (docs/decisions/007-landing-page.md).
 */
export function NearViewport({ heights, atFirst, atOnce, hasCode = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [{ opened, open }] = useState(newGate);
  useEffect(() => {
    if (!opened || !place.current) return;
    if (atOnce) return open();
    // Read from the DOM, not from state: a new render before hydration would discard the server's HTML.
    const rootMargin = hasCode && place.current.textContent !== '' ? close : far;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
      { rootMargin },
    );
    observer.observe(place.current);
    window.addEventListener('beforeprint', open);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', open);
    };
  }, [atOnce, opened, open, hasCode]);
  return (
    <div ref={place} className={styles.place} style={variables(heights, atFirst)}>
      <ErrorBoundary>
        <Suspense fallback={atFirst && <div className={styles.fallback} />}>
          <Held until={opened}>{children}</Held>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
