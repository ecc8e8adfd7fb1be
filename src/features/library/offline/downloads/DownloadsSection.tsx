import { useRef, useState } from 'react';
import { sizeText } from '../../../../domain/text/bytes.ts';
import { routes } from '../../../../shared/site/paths.ts';
import { Button } from '../../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { EmptyLibrarySection } from '../../lists/EmptyLibrarySection.tsx';
import type { LibraryFilter } from '../../filter/libraryFilter.ts';
import { LoadMoreList } from '../../lists/LoadMoreList.tsx';
import { LibrarySection } from '../../lists/LibrarySection.tsx';
import { downloadsCopy } from './copy.ts';
import { downloadListCopy } from './listCopy.ts';
import { DeleteAllDialog } from './DeleteAllDialog.tsx';
import { DownloadItem } from './DownloadItem.tsx';
import './downloads.css';
import { downloadsEvents, selectDownloaded } from '../state/downloadsSlice.ts';
import { useCanStoreDownloads } from './canStoreDownloads.ts';
import { useDeletesUnusedSites } from './useDeletesUnusedSites.ts';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

const copy = downloadListCopy;
const allGuides = { label: copy.toCatalogue, to: routes.home };

/** Shows the downloads in this browser, the space they use, and the buttons that delete them. */
export function DownloadsSection({ find }: { find: LibraryFilter }) {
  const dispatch = useAppDispatch();
  const downloads = useAppSelector(selectDownloaded);
  const isLocal = useAppSelector((state) => state.downloads.isLocal);
  const freeBytes = useAppSelector((state) => state.downloads.freeBytes);
  const canStoreDownloads = useCanStoreDownloads();
  const deletesUnusedSites = useDeletesUnusedSites();
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const used = downloads.reduce((sum, { received }) => sum + received, 0);
  const figures = [
    copy.used(sizeText(used)),
    ...(freeBytes === null ? [] : [copy.freeSpace(sizeText(freeBytes))]),
  ];
  const intro = [
    copy.intro,
    ...(isLocal ? [copy.localKey] : []),
    ...(deletesUnusedSites ? [downloadsCopy.unusedSite] : []),
  ];
  // Deleting a download unmounts the focused button: move focus to the heading.
  const refocus = () => heading.current?.focus();
  const removeAll = () => {
    setAsks(false);
    dispatch(downloadsEvents.deletionOfAllRequested());
    refocus();
  };
  return (
    <LibrarySection title={copy.title} headingRef={heading}>
      {downloads.length === 0 ? (
        <EmptyLibrarySection title={copy.empty} action={allGuides}>
          {canStoreDownloads ? copy.emptyHint : downloadsCopy.insecure}
        </EmptyLibrarySection>
      ) : (
        <>
          <div className="downloads-head">
            <Text color="muted">{intro.join(' ')}</Text>
            <div className="downloads-free-space">
              <Text as="span" variant="time">
                {figures.join(' · ')}
              </Text>
              <Button size="small" variant="outlined" onClick={() => setAsks(true)}>
                {copy.removeAll}
              </Button>
            </div>
          </div>
          <LoadMoreList items={find(downloads)} step={20} className="downloads">
            {(download) => (
              <DownloadItem key={download.guideId} download={download} onRemoved={refocus} />
            )}
          </LoadMoreList>
        </>
      )}
      <DeleteAllDialog isOpen={asks} onClose={() => setAsks(false)} onConfirm={removeAll} />
    </LibrarySection>
  );
}
