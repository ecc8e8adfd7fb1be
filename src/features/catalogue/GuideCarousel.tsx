import type { Guide } from '../../domain/model.ts';
import { cuts } from '../../domain/text.ts';
import { Carousel } from '../../shared/ui/Carousel.tsx';
import { GuideCard } from './GuideCard.tsx';

/** Milliseconds (spec section 9). */
const autoplaySpeed = 2000;
const perView = { xs: 1, sm: 2, md: 3, lg: 4 };
const sizes = '(min-width: 1200px) 282px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 90vw';

export function GuideCarousel({ label, guides }: { label: string; guides: Guide[] }) {
  return (
    <Carousel label={label} perView={perView} autoplaySpeed={autoplaySpeed}>
      {guides.map((guide) => (
        <GuideCard
          key={guide.id}
          guide={guide}
          descriptionLength={cuts.carouselDescription}
          sizes={sizes}
        />
      ))}
    </Carousel>
  );
}
