import type { Guide } from '../../../domain/model.ts';
import { textLimits } from '../../../domain/text/text.ts';
import { CardGrid } from '../grid/CardGrid.tsx';
import { catalogueCopy } from '../copy.ts';
import { GuideCard } from '../cards/GuideCard.tsx';
import { useStopPreviewOnLeave } from '../cards/useStopPreviewOnLeave.ts';

/** Height of a GuideCard, for its skeleton: the square cover and the text below it (guideCard.css). */
export const guideCardHeight = { xs: 'calc(100% + 175px)', lg: 'calc(100% + 198px)' };

const sizes = '(min-width: 1200px) 282px, (min-width: 900px) 33vw, 50vw';

const showCard = (guide: Guide) => (
  <GuideCard guide={guide} descriptionLength={textLimits.gridDescription} sizes={sizes} />
);

interface Props {
  guides: Guide[];
  list?: string;
  /** See CardGrid.tsx. */
  total?: number;
  onWantMore?: () => void;
}

/** Shows guides in a CardGrid, and stops the preview of a guide that is no longer in `guides`. */
export function GuideGrid({ guides, ...grid }: Props) {
  useStopPreviewOnLeave(guides);
  return (
    <CardGrid items={guides} countText={catalogueCopy.shown} {...grid}>
      {showCard}
    </CardGrid>
  );
}
