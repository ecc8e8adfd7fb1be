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

interface RowProps {
  perView: SlidesPerView;
  /** Milliseconds that a slide stays. */
  autoplaySpeed: number;
  children: ReactNode[];
}

export interface CarouselProps extends RowProps {
  /** Pixels of the tallest slide while the row stood still; 0 where it never did. */
  stillHeight: number;
}

interface Props extends RowProps {
  /** The accessible name of the region. */
  label: string;
  /** Nothing in its slides takes the keyboard: the still row does, so that its arrows scroll it. */
  isText?: boolean;
}

/** Once it is loaded, a carousel moves from its first paint. */
let loaded: ComponentType<CarouselProps> | null = null;

/** The moving row, when its code is loaded and the static one has neither pointer nor focus. */
function useMovingRow() {
  const root = useRef<HTMLDivElement>(null);
  const [{ SlickCarousel, stillHeight }, setMoving] = useState(() => ({
    SlickCarousel: loaded,
    stillHeight: 0,
  }));
  // A row further down is taken up later, when the code is there: first as it was sent all the same.
  const isAlive = useIsHydrated();
  useEffect(() => {
    if (SlickCarousel) return;
    const place = root.current;
    let isGone = false;
    const show = () => {
      if (isGone) return;
      // Its cards take the place of the ones that stand there: the keyboard must not lose its own.
      if (place?.contains(document.activeElement)) {
        place.addEventListener('focusout', () => setTimeout(show), { once: true });
        return;
      }
      // All slides are as high as the tallest.
      const stillHeight =
        place?.querySelector<HTMLElement>('.carousel-static > *')?.offsetHeight ?? 0;
      startTransition(() => setMoving({ SlickCarousel: loaded, stillHeight }));
    };
    const cancel = whenIdle(() => {
      loadChunk(() => import('./SlickCarousel.tsx')).then(
        (chunk) => {
          loaded = chunk.SlickCarousel;
          // What measures the row is a task of its own: its code has just been read.
          void nextTask().then(show);
        },
        // The still row can be moved by hand.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [SlickCarousel]);
  return { root, SlickCarousel: isAlive ? SlickCarousel : null, stillHeight };
}

/**
 * A row of slides. At first it is a row that the user scrolls, which a server can render and which works
 * without a script. It moves by itself once its code is loaded, when the page is idle
 * (docs/decisions/013-first-load.md).
 */
export function Carousel({ label, isText = false, ...row }: Props) {
  const { root, SlickCarousel, stillHeight } = useMovingRow();
  return (
    <div ref={root} role="region" aria-roledescription="carousel" aria-label={label}>
      {SlickCarousel ? (
        <SlickCarousel {...row} stillHeight={stillHeight} />
      ) : (
        <div
          style={carouselVariables(row.perView, row.children.length)}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll what has the focus.
          tabIndex={isText ? 0 : undefined}
          className="carousel-static"
        >
          {row.children.map((slide, index) => (
            // Their order never changes.
            <div key={index}>{slide}</div>
          ))}
        </div>
      )}
    </div>
  );
}
