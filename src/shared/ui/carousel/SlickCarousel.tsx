import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons/generalIcons.ts';
import { Icon } from '../icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../icons/playerIcons.ts';
import type { CarouselProps } from './Carousel.tsx';
import { carouselCopy } from '../copy.ts';
import { IconAction } from '../tooltip/IconAction.tsx';
import { useDragGuard } from './useDragGuard.ts';
import styles from './SlickCarousel.module.css';

const firstShown = '.slick-slide[aria-hidden="false"] :is(a:not([aria-hidden]), button)';

const isHidden = (slide: Element): boolean => slide.getAttribute('aria-hidden') === 'true';

/** Returns the minimum height for carousel.css: the tallest slide may not be rendered yet. */
const asHighAs = (tallest: number): CSSProperties & { '--tallest': string } => ({
  '--tallest': `${tallest}px`,
});

/** Returns its children. Their element is unchanged when the row renders, so React does not render it again. */
function Slide({ children }: { children: ReactNode }) {
  return children;
}

/**
 * Renders the visible slides and their neighbours; the others one by one when the browser is idle, or all
 * on the first input: rendering all of them at once blocks a slow phone
 * (docs/decisions/013-first-load.md). `isAtOnce`: renders all of them immediately.
 */
function useSlidesInTurn(slides: ReactNode[], shown: number, isAtOnce: boolean) {
  /** Largest index of a first visible slide: the slides visible from it and the next one are rendered. */
  const [reached, setReached] = useState(isAtOnce ? Number.POSITIVE_INFINITY : 0);
  const isDrawn = (index: number) => index <= reached + shown || index === slides.length - 1;
  const isWhole = slides.every((_, index) => isDrawn(index));
  useEffect(
    () =>
      isWhole ? undefined : whenIdle(() => startTransition(() => setReached((place) => place + 1))),
    [reached, isWhole],
  );
  return {
    slides: slides.map((slide, index) => (
      // The index is a stable key: the order never changes.
      <Slide key={index}>{isDrawn(index) ? slide : null}</Slide>
    )),
    isWhole,
    reach: (place: number) => setReached((before) => Math.max(before, place)),
  };
}

/** Renders the moving row of Carousel.tsx: automatic, with buttons, arrow keys and swipes. */
export function SlickCarousel({ perView, autoplaySpeed, children, stillHeight }: CarouselProps) {
  const isSm = useMediaQuery('(min-width: 600px)');
  const isMd = useMediaQuery('(min-width: 900px)');
  const isLg = useMediaQuery('(min-width: 1200px)');
  const wantsCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const slidesToShow = isLg ? perView.lg : isMd ? perView.md : isSm ? perView.sm : perView.xs;

  // Without a measured height a slide rendered later could change the row's height.
  const { slides, isWhole, reach } = useSlidesInTurn(children, slidesToShow, stillHeight === 0);
  const dragGuard = useDragGuard();
  const drawAll = () => reach(Number.POSITIVE_INFINITY);
  const slider = useRef<Slider>(null);
  const root = useRef<HTMLDivElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  /** All slides are visible: the buttons would have no effect. */
  const fits = children.length <= slidesToShow;
  const moves = !isStopped && !wantsCalm && !fits;

  const tendSlides = useCallback(() => {
    const lostFocus = root.current?.querySelector('.slick-slide[aria-hidden="true"] :focus');
    root.current?.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
      // react-slick leaves the contents of hidden slides reachable by Tab.
      slide.inert = isHidden(slide);
      // A lazy picture is requested only once it is visible: too late for slides that move into view.
      const beside = [slide.previousElementSibling, slide, slide.nextElementSibling];
      if (beside.some((each) => each && !isHidden(each)))
        slide.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'));
    });
    // The focused element is now hidden: the focus moves to the first visible slide.
    if (lostFocus)
      root.current?.querySelector<HTMLElement>(firstShown)?.focus({ preventScroll: true });
  }, []);
  useEffect(tendSlides);
  // react-slick does not restart autoplay when its `autoplay` prop becomes true again.
  useEffect(() => {
    if (moves) slider.current?.slickPlay();
  }, [moves]);

  const moveByArrows = (event: KeyboardEvent) => {
    if (fits || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') slider.current?.slickPrev();
    else if (event.key === 'ArrowRight') slider.current?.slickNext();
    else return;
    // Prevents the page from scrolling.
    event.preventDefault();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Its buttons do the same; this adds the arrow keys.
    <div
      ref={root}
      onPointerDownCapture={drawAll}
      onKeyDownCapture={drawAll}
      // A slide that contains the focus must not move.
      onFocus={() => slider.current?.slickPause()}
      onBlur={() => moves && slider.current?.slickPlay()}
      onKeyDown={moveByArrows}
    >
      <div {...dragGuard} style={isWhole ? undefined : asHighAs(stillHeight)}>
        <Slider
          ref={slider}
          className="carousel"
          infinite={!fits}
          slidesToShow={slidesToShow}
          slidesToScroll={1}
          autoplay={moves}
          autoplaySpeed={autoplaySpeed}
          pauseOnHover
          speed={wantsCalm ? 0 : 240}
          arrows={false}
          accessibility={false}
          // It may move before the browser is idle, or on a synthetic click without pointer or key events.
          beforeChange={(_from, to) => reach(to)}
          afterChange={tendSlides}
          onReInit={tendSlides}
        >
          {slides}
        </Slider>
      </div>
      <div className={styles.controls} hidden={fits}>
        <IconAction label={carouselCopy.previous} onClick={() => slider.current?.slickPrev()}>
          <Icon path={chevronLeftIcon} />
        </IconAction>
        {!wantsCalm && (
          <IconAction
            label={moves ? carouselCopy.pause : carouselCopy.play}
            onClick={() => setIsStopped(moves)}
          >
            {moves ? <Icon path={pauseIcon} /> : <Icon path={playArrowIcon} />}
          </IconAction>
        )}
        <IconAction label={carouselCopy.next} onClick={() => slider.current?.slickNext()}>
          <Icon path={chevronRightIcon} />
        </IconAction>
      </div>
    </div>
  );
}
