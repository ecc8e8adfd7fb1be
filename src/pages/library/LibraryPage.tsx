import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { everyCategory } from '../../features/catalogue/catalogueApi.ts';
import { UnreachableNotice } from '../../features/library/offline/lists/UnreachableNotice.tsx';
import { ContinueList } from '../../features/library/lists/ContinueList.tsx';
import { libraryCopy } from '../../features/library/copy.ts';
import { DownloadsSection } from '../../features/library/offline/downloads/DownloadsSection.tsx';
import { downloadsEvents } from '../../features/library/offline/state/downloadsSlice.ts';
import { filterCopy } from '../../features/library/filter/copy.ts';
import { PurchaseList } from '../../features/library/lists/PurchaseList.tsx';
import { WishList } from '../../features/library/lists/WishList.tsx';
import { playerEvents } from '../../features/player/state/playerSlice.ts';
import { isSettled } from '../../shared/api/queryState.ts';
import { paths } from '../../shared/site/paths.ts';
import { useOnce } from '../../shared/lib/useOnce.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import '../../shared/ui/visuallyHidden.css';
import './library.css';
import { LibraryControls } from './LibraryControls.tsx';
import { libraryCardHeight, LibraryGrid } from './LibraryGrid.tsx';
import { useFind } from './useLibraryFilter.ts';
import { useLibraryEntries } from './useLibraryEntries.ts';
import { useLibraryLists } from './useLibraryLists.ts';
import styles from './LibraryPage.module.css';

const browseAt = paths.category(everyCategory);
const skeleton = <CardGridSkeleton height={libraryCardHeight} />;
/** So few guides are found without a search. */
const few = 3;

/**
 * The library: guides that were begun, bought, wished for and downloaded. Each section shows when
 * all above it do, so that nothing that is read moves down. Without a network, or without the server, what
 * can be played then comes first.
 */
export const LibraryPage = withMuiTheme(function LibraryPage() {
  const dispatch = useDispatch();
  const { purchases, wishes, why, readAt, isTrying, refetch } = useLibraryLists();
  const { find, list, setText, text, view } = useFind();
  const entries = useLibraryEntries(purchases.currentData?.guides, wishes.currentData);
  const [openedOffline] = useState(why === 'offline');
  useEffect(() => void dispatch(downloadsEvents.libraryOpened()), [dispatch]);
  // A preview stops when the page is left.
  useEffect(() => () => void dispatch(playerEvents.previewStopped()), [dispatch]);
  // What is on screen stays in its place when the network goes or returns while it is read.
  const told = why === 'gone' || openedOffline ? why : null;
  const startsWithDownloads = useOnce(told !== null);
  // A section that stood once stays while its reading is tried again.
  const showsPurchases = useOnce(isSettled(purchases));
  const showsAll = useOnce(showsPurchases && isSettled(wishes));
  const isServerUnreachable = why !== null;
  return (
    <Container className={styles.page}>
      <title>{libraryCopy.pageTitle}</title>
      <div className="library-head">
        <Text as="h1">{libraryCopy.library}</Text>
        {(entries.length > few || list !== '') && (
          <LibraryControls text={text} onText={setText} view={view} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {list !== '' && filterCopy.found(find(entries).length, entries.length)}
      </p>
      <UnreachableNotice why={told} readAt={readAt} isTrying={isTrying} onRetry={refetch} />
      <div className={styles.downloads}>
        {startsWithDownloads && <DownloadsSection find={find} />}
        <ContinueList browseAt={browseAt} find={find} isServerUnreachable={isServerUnreachable} />
        {showsPurchases && (
          <PurchaseList answer={purchases} browseAt={browseAt} skeleton={skeleton}>
            {(guides) => (
              <LibraryGrid {...{ guides, find, list, isServerUnreachable }} sells={false} />
            )}
          </PurchaseList>
        )}
        {showsAll && (
          <>
            <WishList answer={wishes} browseAt={browseAt} skeleton={skeleton}>
              {(guides) => <LibraryGrid {...{ guides, find, list, isServerUnreachable }} sells />}
            </WishList>
            {!startsWithDownloads && <DownloadsSection find={find} />}
          </>
        )}
        {!showsAll && (
          // Another element for each step: one that moved down would count as a jump.
          <div key={String(showsPurchases)} className={styles.coming}>
            {skeleton}
          </div>
        )}
      </div>
    </Container>
  );
});
