import { useSelector } from 'react-redux';
import { selectContinued } from '../player/continued.ts';
import { ContinueItem } from './ContinueItem.tsx';
import { libraryCopy } from './copy.ts';
import { EmptyShelf } from './EmptyShelf.tsx';
import { Growing } from './Growing.tsx';
import { Shelf } from './Shelf.tsx';

const copy = libraryCopy.continue;

/** The guides that were begun and not finished, the latest first: kept in this browser (spec section 2, *Library*). */
export function ContinueList({ browseAt }: { browseAt: string }) {
  const guides = useSelector(selectContinued);
  return (
    <Shelf title={copy.title}>
      {guides.length > 0 ? (
        <Growing items={guides} step={6} className="continue-list">
          {(guide) => <ContinueItem key={guide.guideId} guide={guide} />}
        </Growing>
      ) : (
        <EmptyShelf title={copy.empty} action={{ label: libraryCopy.browse, to: browseAt }}>
          {copy.emptyText}
        </EmptyShelf>
      )}
    </Shelf>
  );
}
