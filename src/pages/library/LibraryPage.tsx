import { useEffect, useState } from 'react';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { UnreachableNotice } from '../../features/library/offline/lists/UnreachableNotice.tsx';
import { BookmarksSection } from '../../features/library/lists/BookmarksSection.tsx';
import { ContinueList } from '../../features/library/lists/ContinueList.tsx';
import { libraryCopy } from '../../features/library/copy.ts';
import { DownloadsSection } from '../../features/library/offline/downloads/DownloadsSection.tsx';
import { downloadsEvents } from '../../features/library/offline/state/downloadsSlice.ts';
import { filterCopy } from '../../features/library/filter/copy.ts';
import { PurchaseList } from '../../features/library/lists/PurchaseList.tsx';
import { WishList } from '../../features/library/lists/WishList.tsx';
import { selectBookmarks } from '../../features/bookmarks/bookmarksSlice.ts';
import { isSettled } from '../../shared/api/queryState.ts';
import { useOnce } from '../../shared/lib/useOnce.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { PageTitle } from '../../shared/ui/page/PageTitle.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import '../../shared/ui/visuallyHidden.css';
import './library.css';
import { LibraryControls } from './LibraryControls.tsx';
import { libraryCardHeight, LibraryGrid } from './LibraryGrid.tsx';
import { useFind } from './useLibraryFilter.ts';
import { useLibraryEntries } from './useLibraryEntries.ts';
import { useLibraryLists } from './useLibraryLists.ts';
import page from '../parts/page.module.css';
import styles from './LibraryPage.module.css';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

const skeleton = <CardGridSkeleton height={libraryCardHeight} />;
/** Up to this number of guides and of bookmarks, no search is offered. */
const few = 3;

/**
 * Shows the library: guides that were started, bought, wished for and downloaded. Each section is shown when
 * all sections above it are loaded, so that content in view does not move. Downloads come first if the page was opened
 * without a network, or if the server is unreachable.
 */
export const LibraryPage = withMuiTheme(function LibraryPage() {
  const dispatch = useAppDispatch();
  const { purchases, wishes, why, readAt, isTrying, refetch } = useLibraryLists();
  const { find, list, setText, text, view } = useFind();
  const entries = useLibraryEntries(purchases.currentData?.guides, wishes.currentData);
  const hasManyBookmarks = useAppSelector((state) => selectBookmarks(state).length > few);
  const [openedOffline] = useState(why === 'offline');
  useEffect(() => void dispatch(downloadsEvents.libraryOpened()), [dispatch]);
  // The order of the sections stays the same when the network is lost or returns while the page is open.
  const told = why === 'gone' || openedOffline ? why : null;
  const startsWithDownloads = useOnce(told !== null);
  // A section that was shown once stays mounted while its query is retried.
  const showsPurchases = useOnce(isSettled(purchases));
  const showsAll = useOnce(showsPurchases && isSettled(wishes));
  const isServerUnreachable = why !== null;
  const found = find(entries).length;
  return (
    <Container className={page.padded}>
      <PageTitle>{libraryCopy.pageTitle}</PageTitle>
      <div className="library-head">
        <Text as="h1">{libraryCopy.library}</Text>
        {(entries.length > few || hasManyBookmarks || list !== '') && (
          <LibraryControls
            text={text}
            onText={setText}
            view={view}
            noneFound={showsAll && list !== '' && found === 0}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {list !== '' && filterCopy.found(found, entries.length)}
      </p>
      <UnreachableNotice why={told} readAt={readAt} isTrying={isTrying} onRetry={refetch} />
      <div className={styles.downloads}>
        {startsWithDownloads && <DownloadsSection find={find} />}
        <ContinueList find={find} isServerUnreachable={isServerUnreachable} />
        {showsPurchases && (
          <PurchaseList query={purchases} skeleton={skeleton}>
            {(guides) => (
              <LibraryGrid {...{ guides, find, list, isServerUnreachable }} sells={false} />
            )}
          </PurchaseList>
        )}
        {showsAll && (
          <>
            <WishList query={wishes} skeleton={skeleton}>
              {(guides) => <LibraryGrid {...{ guides, find, list, isServerUnreachable }} sells />}
            </WishList>
            <BookmarksSection find={find} />
            {!startsWithDownloads && <DownloadsSection find={find} />}
          </>
        )}
        {!showsAll && (
          // A new key for each step: an element that moves down would count as a layout shift.
          <div key={String(showsPurchases)} className={styles.coming}>
            {skeleton}
          </div>
        )}
      </div>
    </Container>
  );
});
