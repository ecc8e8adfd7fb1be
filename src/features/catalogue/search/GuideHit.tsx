import { guideLength } from '../cards/guideLength.ts';
import { useMemo } from 'react';
import type { Guide } from '../../../domain/model.ts';
import { guidePrice } from '../../../domain/text/money.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useCurrency } from '../../../shared/site/useSite.ts';
import { PreviewButton } from '../cards/PreviewButton.tsx';
import { useStopPreviewOnLeave } from '../cards/useStopPreviewOnLeave.ts';
import { SearchHit } from './SearchHit.tsx';

/** Shows a guide among the search results, with the preview button on hover. */
export function GuideHit({ guide }: { guide: Guide }) {
  const currency = useCurrency();
  const { cover, id, lang, shortDescription, theme, title } = guide;
  useStopPreviewOnLeave(useMemo(() => [guide], [guide]));
  return (
    <SearchHit
      to={paths.guide(id)}
      picture={cover}
      name={title}
      lang={lang}
      shown={truncate(title, textLimits.cardTitle)}
      line={truncate(shortDescription, textLimits.searchDescription)}
      facts={[guidePrice(guide, currency), guideLength(guide)].filter(Boolean).join(' · ')}
    >
      {theme && <PreviewButton guide={guide} />}
    </SearchHit>
  );
}
