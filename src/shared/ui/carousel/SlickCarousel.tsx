import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons/generalIcons.ts';
import { Icon } from '../icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../icons/playIcons.ts';
import type { SlidesPerView } from './carouselVariables.ts';
import { carouselCopy } from './copy.ts';
import { IconAction } from '../tooltip/IconAction.tsx';
import { useDragGuard } from './useDragGuard.ts';
import styles from './SlickCarousel.module.css';

const firstShown = '.slick-slide[aria-hidden="false"] :is(a:not([aria-hidden]), button)';

const isHidden = (slide: Element): boolean => slide.getAttribute('aria-hidden') === 'true';

export interface RowProps {
  perView: SlidesPerView;
  /** Milliseconds between two automatic moves. */
  autoplaySpeed: number;
  children: ReactNode[];
}

/** Renders the moving row of Carousel.tsx: automatic, with buttons, arrow keys and swipes. */
export function SlickCarousel({ perView, autoplaySpeed, children }: RowProps) {
  const isSm = useMediaQuery('(min-width: 600px)');
  const isMd = useMediaQuery('(min-width: 900px)');
  const isLg = useMediaQuery('(min-width: 1200px)');
  const wantsCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const slidesToShow = isLg ? perView.lg : isMd ? perView.md : isSm ? perView.sm : perView.xs;

  const dragGuard = useDragGuard();
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
      // A slide that contains the focus must not move.
      onFocus={() => slider.current?.slickPause()}
      onBlur={() => moves && slider.current?.slickPlay()}
      onKeyDown={moveByArrows}
    >
      <div {...dragGuard}>
        <Slider
          ref={slider}
          className="carousel"
          infinite={!fits}
          slidesToShow={slidesToShow}
          autoplay={moves}
          autoplaySpeed={autoplaySpeed}
          speed={wantsCalm ? 0 : 240}
          arrows={false}
          accessibility={false}
          afterChange={tendSlides}
          onReInit={tendSlides}
        >
          {children}
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
            <Icon path={moves ? pauseIcon : playArrowIcon} />
          </IconAction>
        )}
        <IconAction label={carouselCopy.next} onClick={() => slider.current?.slickNext()}>
          <Icon path={chevronRightIcon} />
        </IconAction>
      </div>
    </div>
  );
}
