import type { Guide } from '../../../domain/model.ts';
import { textLimits } from '../../../domain/text/text.ts';
import { Carousel } from '../../../shared/ui/carousel/Carousel.tsx';
import { slideSizes } from '../../../shared/ui/carousel/carouselVariables.ts';
import { GuideCard } from './GuideCard.tsx';
import { useStopPreviewOnLeave } from './useStopPreviewOnLeave.ts';

const perView = { xs: 2, sm: 2, md: 3, lg: 4 };

/** The layout of a carousel of guides, and its autoplay interval in milliseconds. */
export const guideRow = { speed: 2000, perView, sizes: slideSizes(perView) } as const;

interface Props {
  label: string;
  guides: Guide[];
  /** Whether the carousel is in the page's first viewport: its first cover loads with high priority. Default: false. */
  first?: boolean;
}

export function GuideCarousel({ label, guides, first = false }: Props) {
  useStopPreviewOnLeave(guides);
  return (
    <Carousel label={label} perView={guideRow.perView} autoplaySpeed={guideRow.speed}>
      {guides.map((guide, index) => (
        <GuideCard
          key={guide.id}
          guide={guide}
          descriptionLength={textLimits.carouselDescription}
          sizes={guideRow.sizes}
          eager={first && index === 0}
        />
      ))}
    </Carousel>
  );
}
