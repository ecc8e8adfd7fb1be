import type { Guide } from '../../../domain/model.ts';
import { textLimits } from '../../../domain/text/text.ts';
import { CardGrid } from '../grid/CardGrid.tsx';
import { catalogueCopy } from '../copy.ts';
import { GuideCard } from '../cards/GuideCard.tsx';
import { useStopPreviewOnLeave } from '../cards/useStopPreviewOnLeave.ts';

/** The height of a card, for its place while it is fetched: the cover, and what guideCard.css holds below. */
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

/** Guides in a grid that grows. `list` names them: another one begins at its start. */
export function GuideGrid({ guides, ...grid }: Props) {
  useStopPreviewOnLeave(guides);
  return (
    <CardGrid items={guides} countText={catalogueCopy.shown} {...grid}>
      {showCard}
    </CardGrid>
  );
}
