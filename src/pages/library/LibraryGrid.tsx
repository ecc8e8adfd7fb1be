import { useCallback, useMemo } from 'react';
import type { Guide } from '../../domain/model.ts';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { useStopPreviewOnLeave } from '../../features/catalogue/cards/useStopPreviewOnLeave.ts';
import type { LibraryFilter } from '../../features/library/filter/libraryFilter.ts';
import { NoMatches } from '../../features/library/filter/NoMatches.tsx';
import { LibraryCard } from './LibraryCard.tsx';

/** The height of a card for its place while it is fetched: the cover, and what guideCard.css and library.css hold below. */
export const libraryCardHeight = { xs: 'calc(100% + 217px)', lg: 'calc(100% + 240px)' };

interface Props {
  guides: Guide[];
  find: LibraryFilter;
  /** Names what is searched for: another list begins at its start. */
  list: string;
  /** False for guides that are owned. */
  sells: boolean;
  isServerUnreachable: boolean;
}

/** The guides of a list of the library that are searched for. */
export function LibraryGrid({ guides, find, list, sells, isServerUnreachable }: Props) {
  const found = useMemo(
    () => find(guides.map((guide) => ({ guideId: guide.id, title: guide.title, guide }))),
    [find, guides],
  );
  const shown = useMemo(() => found.map(({ guide }) => guide), [found]);
  useStopPreviewOnLeave(shown);
  const card = useCallback(
    (guide: Guide) => (
      <LibraryCard guide={guide} sells={sells} isServerUnreachable={isServerUnreachable} />
    ),
    [isServerUnreachable, sells],
  );
  if (shown.length === 0) return <NoMatches />;
  return (
    <CardGrid items={shown} list={list} countText={catalogueCopy.shown}>
      {card}
    </CardGrid>
  );
}
