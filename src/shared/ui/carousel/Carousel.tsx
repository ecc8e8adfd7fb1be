import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../lib/loadChunk.ts';
import { nextTask } from '../../lib/nextTask.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import './carousel.css';
import { carouselVariables } from './carouselVariables.ts';
import type { RowProps } from './SlickCarousel.tsx';
import { spokenCopy } from '../copy.ts';

interface Props extends RowProps {
  /** The accessible name of the region. */
  label: string;
  /** The slides have no focusable element: the static row is focusable, so that arrow keys scroll it. */
  isText?: boolean;
}

/** The loaded component: carousels that mount later render it immediately. */
let loaded: ComponentType<RowProps> | null = null;

async function loadRow(): Promise<void> {
  const chunk = await loadChunk(() => import('./SlickCarousel.tsx'));
  loaded = chunk.SlickCarousel;
  // Rendering measures the row: a separate task, because evaluating the chunk was a long one.
  await nextTask();
}

/**
 * Renders a row of slides. At first it is a static, scrollable row, which the server can render and which works
 * without JavaScript. It moves automatically once its code is loaded, when the page is idle
 * (docs/decisions/013-first-load.md).
 */
export function Carousel({ label, isText = false, ...row }: Props) {
  const root = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  // The first render must match the server's HTML, even if the code is loaded by then.
  const [SlickCarousel, setSlickCarousel] = useState(() => (isHydrated ? loaded : null));
  useEffect(() => {
    const element = root.current;
    const show = () => {
      // Replacing the slides removes the focused element, so it waits until the focus leaves the row.
      if (element?.contains(document.activeElement))
        element.addEventListener('focusout', () => setTimeout(show), { once: true });
      else startTransition(() => setSlickCarousel(() => loaded));
    };
    // Without the code the user can still scroll the static row.
    return whenIdle(() => void loadRow().then(show, () => undefined));
  }, []);
  return (
    <section ref={root} aria-roledescription={spokenCopy.carousel} aria-label={label}>
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
