import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadChunk } from '../../lib/loadChunk.ts';
import { nextTask } from '../../lib/nextTask.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import './carousel.css';
import { carouselVariables, type SlidesPerView } from './carouselVariables.ts';

export interface RowProps {
  perView: SlidesPerView;
  /** Milliseconds between two automatic moves. */
  autoplaySpeed: number;
  children: ReactNode[];
}

interface Props extends RowProps {
  /** The accessible name of the region. */
  label: string;
  /** The slides have no focusable element: the static row is focusable, so that arrow keys scroll it. */
  isText?: boolean;
}

/** The loaded component: carousels that mount later render it immediately. */
let loaded: ComponentType<RowProps> | null = null;

/** Returns the moving row once its code is loaded and the focus is not inside the static row. */
function useMovingRow() {
  const root = useRef<HTMLElement>(null);
  const [SlickCarousel, setSlickCarousel] = useState(() => loaded);
  // A row may hydrate after the code is loaded: its first render must still match the server's HTML.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (SlickCarousel) return;
    const element = root.current;
    let isGone = false;
    const show = () => {
      if (isGone) return;
      // Replacing the slides removes the focused element, so it waits until the focus leaves the row.
      if (element?.contains(document.activeElement)) {
        element.addEventListener('focusout', () => setTimeout(show), { once: true });
        return;
      }
      startTransition(() => setSlickCarousel(() => loaded));
    };
    const cancel = whenIdle(() => {
      loadChunk(() => import('./SlickCarousel.tsx')).then(
        (chunk) => {
          loaded = chunk.SlickCarousel;
          // Rendering measures the row: a separate task, because evaluating the chunk was a long one.
          void nextTask().then(show);
        },
        // Without the code the user can still scroll the static row.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [SlickCarousel]);
  return { root, SlickCarousel: isHydrated ? SlickCarousel : null };
}

/**
 * Renders a row of slides. At first it is a static, scrollable row, which the server can render and which works
 * without JavaScript. It moves automatically once its code is loaded, when the page is idle
 * (docs/decisions/013-first-load.md).
 */
export function Carousel({ label, isText = false, ...row }: Props) {
  const { root, SlickCarousel } = useMovingRow();
  return (
    <section ref={root} aria-roledescription="carousel" aria-label={label}>
      {SlickCarousel ? (
        <SlickCarousel {...row} />
      ) : (
        <div
          style={carouselVariables(row.perView, row.children.length)}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll what has the focus.
          tabIndex={isText ? 0 : undefined}
          className="carousel-static"
        >
          {row.children.map((slide, index) => (
            // The index is a stable key: the order never changes.
            <div key={index}>{slide}</div>
          ))}
        </div>
      )}
    </section>
  );
}
