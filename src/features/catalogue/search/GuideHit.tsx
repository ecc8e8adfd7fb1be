import { guideLength } from '../cards/guideLength.ts';
import { useEffect, useRef } from 'react';
import type { Guide } from '../../../domain/model.ts';
import { guidePrice } from '../../../domain/text/money.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useCurrency } from '../../../shared/site/useSite.ts';
import { playerEvents, selectIsPreviewing } from '../../player/state/playerSlice.ts';
import { PreviewButton } from '../cards/PreviewButton.tsx';
import { SearchHit } from './SearchHit.tsx';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/** Stops the guide's preview when its result is unmounted, and the button to stop it with it. */
function useEndWithCard(id: number): void {
  const dispatch = useAppDispatch();
  const isPreviewing = useAppSelector((state) => selectIsPreviewing(state, id));
  const isSounding = useRef(false);
  useEffect(() => {
    isSounding.current = isPreviewing;
  });
  useEffect(
    () => () => {
      if (isSounding.current) dispatch(playerEvents.previewStopped());
    },
    [dispatch],
  );
}

/** Shows a guide among the search results, with the preview button on hover. */
export function GuideHit({ guide }: { guide: Guide }) {
  const currency = useCurrency();
  const { cover, id, lang, shortDescription, theme, title } = guide;
  useEndWithCard(id);
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
