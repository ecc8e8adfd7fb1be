import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import styles from './NearViewport.module.css';

/** How far below the screen a section is made ready: time to fetch its code and pictures. */
const far = '1000px 0px';
/** Server HTML that only has to be hydrated. */
const close = '300px 0px';

/** Opens once. */
interface Gate {
  opened: Promise<void> | null;
  open: () => void;
}

function closedGate(): Gate {
  const gate: Gate = { opened: null, open: () => undefined };
  gate.opened = new Promise((resolve) => {
    gate.open = () => {
      gate.opened = null;
      resolve();
    };
  });
  return gate;
}

/** Where nothing can be near or far, such as on a server, everything is there. */
const newGate = (): Gate =>
  typeof IntersectionObserver === 'undefined'
    ? { opened: null, open: () => undefined }
    : closedGate();

function Held({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (gate.opened) use(gate.opened);
  return children;
}

interface Props {
  /** The heights of what is coming, so that its arrival moves nothing. */
  heights: readonly [phone: number | string, tablet: number | string, desktop: number | string];
  /** A phone's height until it is there, of something that may become lower later. */
  atFirst?: string;
  /** Its code is on the page: the server's HTML is taken up when it is all but seen. */
  isAtHand?: boolean;
  /** Of the first screen: laid out with it. */
  isInSight?: boolean;
  /** Don't wait: the visitor is going to a section. */
  atOnce: boolean;
  children: ReactNode;
}

const inPixels = (height: number | string) => (typeof height === 'number' ? `${height}px` : height);

/** For the style sheet, which says at which widths they count. */
const variables = ([phone, tablet, desktop]: Props['heights'], atFirst = '0') =>
  ({
    '--phone': inPixels(phone),
    '--tablet': inPixels(tablet),
    '--desktop': inPixels(desktop),
    '--at-first': atFirst,
  }) as CSSProperties; // its type has no variables

/**
 * Shows its children when they come near the screen, or are printed. HTML made on a server holds them all:
 * it stays as it is, and its code is loaded when it comes near (docs/decisions/007-landing-page.md).
 */
export function NearViewport({
  heights,
  atFirst,
  atOnce,
  isAtHand = false,
  isInSight = false,
  children,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(newGate);
  useEffect(() => {
    if (!gate.opened || !place.current) return;
    if (atOnce) {
      gate.open();
      return;
    }
    // Seen in the page and kept in no state: drawn again before it is taken up, what was sent would be thrown away.
    const rootMargin = isAtHand && place.current.textContent !== '' ? close : far;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && gate.open(),
      { rootMargin },
    );
    observer.observe(place.current);
    window.addEventListener('beforeprint', gate.open);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', gate.open);
    };
  }, [atOnce, gate, isAtHand]);
  return (
    <div
      ref={place}
      className={classNames(styles.place, isInSight && styles.inSight)}
      style={variables(heights, atFirst)}
    >
      <ErrorBoundary>
        <Suspense fallback={atFirst && <div className={styles.fallback} />}>
          <Held gate={gate}>{children}</Held>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
