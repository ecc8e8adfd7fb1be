import { textLimits } from '../../domain/text/text.ts';
import type { Guide } from '../../domain/model.ts';
import { GuideCard } from '../../features/catalogue/cards/GuideCard.tsx';
import { gridSizes } from '../../features/catalogue/grid/gridSizes.ts';
import { GuideState } from '../../features/library/filter/GuideState.tsx';
import './library.css';

interface Props {
  guide: Guide;
  sells: boolean;
  isServerUnreachable: boolean;
  /** Whether its cover is fetched early. */
  eager: boolean;
}

/** Shows a guide's card, with the progress in the guide below it. */
export const LibraryCard = ({ guide, sells, isServerUnreachable, eager }: Props) => (
  <div className="library-card">
    <GuideCard
      guide={guide}
      descriptionLength={textLimits.gridDescription}
      sizes={gridSizes}
      eager={eager}
      sells={sells}
    />
    <GuideState guideId={guide.id} isServerUnreachable={isServerUnreachable} />
  </div>
);
