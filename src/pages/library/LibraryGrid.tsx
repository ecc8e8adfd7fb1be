import { useCallback, useMemo } from 'react';
import type { Guide } from '../../domain/model.ts';
import { GuideCard } from '../../features/catalogue/cards/GuideCard.tsx';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { useStopPreviewOnLeave } from '../../features/catalogue/cards/useStopPreviewOnLeave.ts';
import { GuideState } from '../../features/library/filter/GuideState.tsx';
import type { LibraryFilter } from '../../features/library/filter/libraryFilter.ts';
import { NoMatches } from '../../features/library/filter/NoMatches.tsx';
import './library.css';

/** The height of a card's skeleton: the cover, and what guideCard.css and library.css add below it. */
export const libraryCardHeight = { xs: 'calc(100% + 217px)', lg: 'calc(100% + 240px)' };

interface Props {
  guides: Guide[];
  find: LibraryFilter;
  /** Identifies the search: when it changes, the grid starts at its first card. */
  list: string;
  /** Whether the guides are for sale: false for owned guides. */
  sells: boolean;
  isServerUnreachable: boolean;
}

/** Shows the guides of a library list that match the search, each with the progress in it below its card. */
export function LibraryGrid({ guides, find, list, sells, isServerUnreachable }: Props) {
  const found = useMemo(
    () => find(guides.map((guide) => ({ guideId: guide.id, title: guide.title, guide }))),
    [find, guides],
  );
  const shown = useMemo(() => found.map(({ guide }) => guide), [found]);
  useStopPreviewOnLeave(shown);
  const card = useCallback(
    (guide: Guide, isFirst: boolean) => (
      <div className="library-card">
        <GuideCard guide={guide} eager={isFirst} sells={sells} />
        <GuideState guideId={guide.id} isServerUnreachable={isServerUnreachable} />
      </div>
    ),
    [isServerUnreachable, sells],
  );
  if (shown.length === 0) return <NoMatches />;
  return (
    <CardGrid items={shown} list={list} countText={catalogueCopy.shown} startsPage={!sells}>
      {card}
    </CardGrid>
  );
}
