import type { Guide } from '../../../domain/model.ts';
import { CardGrid } from '../grid/CardGrid.tsx';
import { catalogueCopy } from '../copy.ts';
import { GuideCard } from '../cards/GuideCard.tsx';
import { useStopPreviewOnLeave } from '../cards/useStopPreviewOnLeave.ts';

/** Height of a GuideCard, for its skeleton: the square cover and the text below it (guideCard.css). */
export const guideCardHeight = { xs: 'calc(100% + 285px)', lg: 'calc(100% + 198px)' };

const showCard = (guide: Guide, isFirst: boolean) => <GuideCard guide={guide} eager={isFirst} />;

interface Props {
  guides: Guide[];
  list?: string;
  /** See CardGrid.tsx. */
  total?: number;
  onWantMore?: () => void;
  startsPage?: boolean;
  isShort?: boolean;
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
