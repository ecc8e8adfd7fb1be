import type { Guide } from '../../domain/model.ts';
import { guideRow } from '../../features/catalogue/cards/GuideCarousel.tsx';
import { areSameGuides, selectContinued } from '../../features/player/progress/continued.ts';
import { Carousel } from '../../shared/ui/carousel/Carousel.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { homeCopy } from './copy.ts';
import { FirstGuide } from './FirstGuide.tsx';
import { Row } from './Row.tsx';
import { useAppSelector } from '../../shared/store/hooks.ts';

/**
 * Shows 'Continue with': the guides that were started in this browser, the latest first, or one guide to start with.
 */
export function Continue({ first }: { first: Guide | undefined }) {
  const begun = useAppSelector(selectContinued, areSameGuides);
  const { perView, sizes, speed } = guideRow;
  return (
    <Row title={homeCopy.continueWith}>
      {begun.length === 0 && <FirstGuide guide={first} />}
      {begun.length > 0 && (
        <Carousel label={homeCopy.continueWith} perView={perView} autoplaySpeed={speed}>
          {begun.map(({ guideId }) => (
            <ContinueCard key={guideId} guideId={guideId} sizes={sizes} />
          ))}
        </Carousel>
      )}
    </Row>
  );
}
