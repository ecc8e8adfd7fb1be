import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import type { GuideDetail } from '../../../../domain/model.ts';
import { IconButton } from '../../../../shared/ui/basic/IconButton.tsx';
import { fileDownloadOutlinedIcon } from '../../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../../shared/ui/icons/Icon.tsx';
import '../../../../shared/ui/visuallyHidden.css';
import { selectHasToken } from '../../../auth/session/sessionSlice.ts';
import { downloadsCopy } from './copy.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import { downloadsEvents, selectDownload } from '../state/downloadsSlice.ts';
import { percentOf, type Download } from '../state/downloadState.ts';
import { StatusIcon } from './StatusIcon.tsx';
import { useCanStoreDownloads } from './canStoreDownloads.ts';
import { useDeletesUnusedSites } from './useDeletesUnusedSites.ts';
import styles from './DownloadButton.module.css';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

interface Props {
  guide: GuideDetail;
}

/**
 * Downloads an owned guide into this browser. A menu pauses, resumes, saves to disk and deletes
 * the download. Renders nothing without a token, or if the customer does not own the guide.
 */
export function DownloadButton({ guide }: Props) {
  const { id, title, lang, languages, cover, isOwned } = guide;
  const dispatch = useAppDispatch();
  const hasToken = useAppSelector(selectHasToken);
  const download = useAppSelector((state) => selectDownload(state, id));
  const canStoreDownloads = useCanStoreDownloads();
  const deletesUnusedSites = useDeletesUnusedSites();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = download ? stateOf(download) : downloadsCopy.download;
  if (!isOwned || !hasToken) return null;

  const named = { guideId: id, title, lang, cover };
  // Without a download the menu says what to know before it, and asks for the language.
  const notice = canStoreDownloads
    ? deletesUnusedSites && downloadsCopy.unusedSite
    : downloadsCopy.insecure;
  const hasMenu = download !== undefined || notice !== false || languages !== undefined;
  const isBusy = download?.status === 'running' || download?.status === 'queued';
  return (
    <div className={styles.downloadButton}>
      <IconButton
        aria-label={label}
        data-tooltip={label}
        aria-haspopup={hasMenu ? 'menu' : undefined}
        aria-expanded={hasMenu ? anchor !== null : undefined}
        color="inherit"
        onClick={({ currentTarget }) => {
          if (hasMenu) setAnchor(currentTarget);
          else dispatch(downloadsEvents.downloadRequested(named));
        }}
      >
        {download ? (
          <StatusIcon status={download.status} />
        ) : (
          <Icon path={fileDownloadOutlinedIcon} />
        )}
      </IconButton>
      {isBusy && (
        <CircularProgress
          aria-label={downloadsCopy.progressOf(title)}
          variant={download.status === 'running' ? 'determinate' : 'indeterminate'}
          value={percentOf(download)}
          size="100%"
          thickness={2.5}
          sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
        />
      )}
      {/* Screen readers announce changes of the status, not each percentage. */}
      <span role="status" className="visually-hidden">
        {download && (isBusy ? downloadsCopy.begun : stateOf(download))}
      </span>
      <DownloadMenu
        guide={named}
        languages={languages}
        download={download}
        canStore={canStoreDownloads}
        notice={notice}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </div>
  );
}

function stateOf(download: Download): string {
  const { status } = download;
  return status === 'running'
    ? downloadsCopy.running(percentOf(download))
    : downloadsCopy.states[status];
}
