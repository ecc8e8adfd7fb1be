import { areSameGuides, selectContinued } from '../../player/progress/continued.ts';
import { ContinueItem } from './ContinueItem.tsx';
import { libraryCopy } from '../copy.ts';
import { EmptyLibrarySection } from './EmptyLibrarySection.tsx';
import type { LibraryFilter } from '../filter/libraryFilter.ts';
import { LoadMoreList } from './LoadMoreList.tsx';
import { LibrarySection } from './LibrarySection.tsx';
import { useAppSelector } from '../../../shared/store/hooks.ts';

const copy = libraryCopy.continue;

interface Props {
  find: LibraryFilter;
  /** Whether the server is unreachable: each guide then shows whether it plays offline. */
  isServerUnreachable: boolean;
}

/** Shows the guides that are started and not finished, latest first, from this browser's storage. */
export function ContinueList({ find, isServerUnreachable }: Props) {
  const guides = useAppSelector(selectContinued, areSameGuides);
  const found = find(guides);
  return (
    <LibrarySection title={copy.title}>
      {guides.length > 0 ? (
        <LoadMoreList items={found} step={6} className="continue-list">
          {({ guideId }) => (
            <ContinueItem
              key={guideId}
              guideId={guideId}
              isServerUnreachable={isServerUnreachable}
            />
          )}
        </LoadMoreList>
      ) : (
        <EmptyLibrarySection title={copy.empty}>{copy.emptyText}</EmptyLibrarySection>
      )}
    </LibrarySection>
  );
}
