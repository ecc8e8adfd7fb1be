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

/** The tallest slide may not be rendered yet (carousel.css). */
const asHighAs = (tallest: number): CSSProperties & { '--tallest': string } => ({
  '--tallest': `${tallest}px`,
});

/** Its content renders again when it changes itself, not whenever the row does. */
function Slide({ children }: { children: ReactNode }) {
  return children;
}

/**
 * Renders the slides in sight and those beside them; the others one after the other when the browser is
 * idle, or at once at a pointer: all of them together block a slow phone
 * (docs/decisions/013-first-load.md). `isAtOnce`: all.
 */
function useSlidesInTurn(slides: ReactNode[], shown: number, isAtOnce: boolean) {
  /** The first slide in sight is at most this one: what is shown from it on is drawn, and the next. */
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
      // Their order never changes.
      <Slide key={index}>{isDrawn(index) ? slide : null}</Slide>
    )),
    isWhole,
    reach: (place: number) => setReached((before) => Math.max(before, place)),
  };
}

/** The row of Carousel.tsx, moving: by itself, by its buttons, by the keyboard, by a finger. */
export function SlickCarousel({ perView, autoplaySpeed, children, stillHeight }: CarouselProps) {
  const isSm = useMediaQuery('(min-width: 600px)');
  const isMd = useMediaQuery('(min-width: 900px)');
  const isLg = useMediaQuery('(min-width: 1200px)');
  const wantsCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const slidesToShow = isLg ? perView.lg : isMd ? perView.md : isSm ? perView.sm : perView.xs;

  // A new slide must not be taller than the row, which only a static row can measure.
  const { slides, isWhole, reach } = useSlidesInTurn(children, slidesToShow, stillHeight === 0);
  const dragGuard = useDragGuard();
  const drawAll = () => reach(Number.POSITIVE_INFINITY);
  const slider = useRef<Slider>(null);
  const root = useRef<HTMLDivElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  /** Nothing to move to: the buttons would do nothing. */
  const fits = children.length <= slidesToShow;
  const moves = !isStopped && !wantsCalm && !fits;

  const tendSlides = useCallback(() => {
    const lostFocus = root.current?.querySelector('.slick-slide[aria-hidden="true"] :focus');
    root.current?.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
      // react-slick leaves the contents of hidden slides reachable by Tab.
      slide.inert = isHidden(slide);
      // The browser fetches lazy pictures when they are visible, and these become visible at once.
      const beside = [slide.previousElementSibling, slide, slide.nextElementSibling];
      if (beside.some((each) => each && !isHidden(each)))
        slide.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'));
    });
    // After an arrow the row continues from what is shown now.
    if (lostFocus)
      root.current?.querySelector<HTMLElement>(firstShown)?.focus({ preventScroll: true });
  }, []);
  useEffect(tendSlides);
  // react-slick doesn't take up by itself what was once stopped.
  useEffect(() => {
    if (moves) slider.current?.slickPlay();
  }, [moves]);

  const moveByArrows = (event: KeyboardEvent) => {
    if (fits || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') slider.current?.slickPrev();
    else if (event.key === 'ArrowRight') slider.current?.slickNext();
    else return;
    // The page itself stays.
    event.preventDefault();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Its buttons do the same; this adds the arrow keys.
    <div
      ref={root}
      onPointerDownCapture={drawAll}
      onKeyDownCapture={drawAll}
      // A slide that is being read or operated must not move away.
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
          // It may move sooner than the browser has time, or be moved by a click that no pointer made.
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
