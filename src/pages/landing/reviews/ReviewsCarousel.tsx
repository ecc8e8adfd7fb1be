import type { Reviews } from '../../../domain/decode/site.ts';
import { useSite } from '../../../shared/site/useSite.ts';
import { Carousel } from '../../../shared/ui/carousel/Carousel.tsx';
import { Headline } from '../hero/Headline.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import layout from '../layout.module.css';

/** Milliseconds. */
const autoplaySpeed = 2000;
const perView = { xs: 1, sm: 2, md: 3, lg: 3 };

/** Shows the shop's reviews. */
export function ReviewsCarousel({ reviews }: { reviews: Reviews }) {
  const { items, kicker = '', sample = false, text, title } = reviews;
  const site = useSite();
  const language = reviews.language ?? site?.language ?? 'en';
  return (
    <>
      <div className={layout.head}>
        <Headline id="reviews" title={title} kicker={kicker} kickerLang={language}>
          {text && <span lang={language}>{text}</span>}
        </Headline>
      </div>
      <Carousel label={title} perView={perView} autoplaySpeed={autoplaySpeed} isText>
        {items.map((review) => (
          <ReviewCard key={review.id} review={review} language={language} isSample={sample} />
        ))}
      </Carousel>
    </>
  );
}
