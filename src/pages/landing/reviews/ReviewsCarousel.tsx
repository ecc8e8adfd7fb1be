import { Carousel } from '../../../shared/ui/carousel/Carousel.tsx';
import { Headline } from '../hero/Headline.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { sampleReviews } from './sampleReviewsCopy.ts';
import { reviewsCopy } from '../sections/sectionsCopy.ts';
import layout from '../layout.module.css';

/** Milliseconds. */
const autoplaySpeed = 2000;
const perView = { xs: 1, sm: 2, md: 3, lg: 3 };

/** Shows the 14 sample reviews. */
export function ReviewsCarousel() {
  const { kicker, text, title } = reviewsCopy;
  return (
    <>
      <div className={layout.head}>
        <Headline id="reviews" title={title} kicker={kicker} kickerLang="it">
          <span lang="it">{text}</span>
        </Headline>
      </div>
      <Carousel label={title} perView={perView} autoplaySpeed={autoplaySpeed} isText>
        {sampleReviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Carousel>
    </>
  );
}
